# Two stages: one builds, the other holds only what the server needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/app/db/migrations ./app/db/migrations
# For npm run backup, admin:create and the other commands of docs/operating.md.
COPY --from=build /app/server/operate.mjs /app/server/start.mjs /app/server/fresh.mjs ./server/
COPY --from=build /app/package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without these settings glibc holds on to 70 MiB of freed memory, in an arena per thread (docs/decisions/0135).
# The flags of node are explained in docs/operating.md, Memory.
CMD ["sh", "-c", "[ -n \"$DATABASE_URL\" ] || export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768; exec node --heap-growing-percent=50 --wasm-tiering-budget=180000000 build/host.js"]
