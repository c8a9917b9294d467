# A tag can point at another image tomorrow. Who wants the same one for ever names it by its digest:
# docs/HOSTING.md, "The base image".
ARG PYTHON_IMAGE=python:3.11-slim

# Stage one installs the locked packages; stage two has only them and the bot.
FROM ${PYTHON_IMAGE} AS packages
COPY requirements.lock .
RUN python -m venv /packages \
    && /packages/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM ${PYTHON_IMAGE}
# A fixed number, so that the owner of the files in the volume stays the same from image to image.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin bot \
    && install -d -o bot -g bot /data
COPY --from=packages /packages /packages
WORKDIR /app
COPY bot.py ./
COPY cards ./cards
COPY sfb_bot ./sfb_bot
ENV PATH=/packages/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    SFB_DATABASE=/data/sfb.sqlite3
USER bot
VOLUME /data
# Docker reserves exit code 2, with which a command says that it cannot look.
HEALTHCHECK --interval=60s --timeout=20s --start-period=60s --retries=3 CMD python bot.py health || exit 1
STOPSIGNAL SIGTERM
CMD ["python", "bot.py", "run"]
