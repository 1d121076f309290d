# syntax=docker/dockerfile:1
# One instance of the two sites. docs/deploy.md says how to build and run it; `npm run container:check` does.
FROM node:24-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /srv/friends-directory

FROM base AS build
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --workspaces=false
# The pages are made from the database, so the build reads it. None of these is secret: browsers could see them all.
ARG SUPABASE_URL
ARG SUPABASE_PUBLISHABLE_KEY
ARG LFF_URL
ARG MNF_URL
ARG PARTNER_APP_URL
ARG CONTACT_EMAIL
ARG IMAGE_ORIGINS
ARG PREVIEW_HOST_SUFFIXES
ARG STRUCTURED_DATA_RATINGS
ARG PRERENDER_COMBINATIONS
RUN test -n "$SUPABASE_URL" -a -n "$SUPABASE_PUBLISHABLE_KEY" -a -n "$LFF_URL" -a -n "$MNF_URL" \
  || { echo 'Build with --build-arg SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, LFF_URL and MNF_URL.' >&2; exit 1; }
RUN NEXT_OUTPUT=standalone npm run build
# The traced server comes without them; the cache of the build is of no use to it.
RUN cp -r public .next/standalone/public \
  && cp -r .next/static .next/standalone/.next/static \
  && rm -rf .next/standalone/.next/cache/turbopack

FROM base AS instance
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0
# Next writes pages that it makes again below .next: they must be the account's own.
COPY --from=build --chown=node:node /srv/friends-directory/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
