"""What the application has to show, brought to Discord: posts, places, direct messages, replies."""
