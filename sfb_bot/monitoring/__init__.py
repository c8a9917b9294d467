"""For whoever runs the bot: figures in Prometheus' form, and whether it is ready; off unless asked for."""
