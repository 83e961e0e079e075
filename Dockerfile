# The shop's server. Build: docker build -t angalink . — the settings of the build (docs/CONFIGURATION.md) are arguments.
FROM node:22-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY tools/package.json tools/
# Without what only checks.
RUN npm ci --workspace=contract --include-workspace-root
COPY . .
ARG API_BASE_URL BUSINESS_NAME BUSINESS_PHONE BUSINESS_WHATSAPP BUSINESS_EMAIL BUSINESS_ADDRESS BUSINESS_POSITION \
  BUSINESS_VIDEO BUSINESS_FACEBOOK BUSINESS_INSTAGRAM BUSINESS_YOUTUBE BUSINESS_X
# A checkout may be readable by its owner alone; another user runs it.
RUN npm run build && npm prune --omit=dev --include=prod && chmod -R a+rX .

# What runs: no compiler, no sources, no tools of the build.
FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /app/package.json /app/openapi.yaml ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/public public
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/dist dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/server/main.js"]
