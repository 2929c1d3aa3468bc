# syntax=docker/dockerfile:1
# One image for the API and for workers: the command says which (see compose.yaml).
# Images are named by digest, here of node 24.19.0: a tag that is moved changes nothing until somebody changes this line.

FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# What is installed is what the lock file's hashes say; nobody's install script runs. Without what packages could use if it
# were there (TypeScript, React), and without what only editors and debuggers read: 200 MB instead of 400.
RUN npm ci --omit=dev --omit=optional --omit=peer --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /app
COPY package.json package-lock.json ./
# With what builds it, none of which gets into the image below.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY web ./web
COPY src ./src
RUN ["node", "web/prepare.mjs"]

FROM node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    HEALTH_PORT=4001 \
    DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json package-lock.json ./
COPY migrations ./migrations
COPY examples ./examples
COPY src ./src
COPY --from=build /app/web/dist ./web/dist
# The server in few files: it starts in half the time. It counts for as long as the sources are those that it was made of.
COPY --from=build /app/node_modules/.cache/server ./node_modules/.cache/server
# The sources belong to root: who gets in as the product cannot change it.
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
# Both answer it on HEALTH_PORT, whichever of the two this is.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4001/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "src/main.ts", "api"]
