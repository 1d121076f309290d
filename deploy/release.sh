#!/usr/bin/env bash
# Puts a release into service on a machine that docs/deploy.md set up, one instance after the other:
#   deploy/release.sh             builds the checkout in /srv/friends-directory/source and releases it
#   deploy/release.sh <release>   releases an earlier one again, without a build
# The settings come from /etc/friends-directory.env. PORTS and ROOT name other instances and another place.
set -euo pipefail
# The instances' account reads a release and cannot change it.
umask 022

root=${ROOT:-/srv/friends-directory}
ports=${PORTS:-3000 3001}
settings=${SETTINGS:-/etc/friends-directory.env}
kept=5

build() {
  cd "$root/source"
  set -a && . "$settings" && set +a
  npm ci --include=dev --no-audit --no-fund
  # Answers of the last build would publish old rows again.
  rm -rf .next/cache/fetch-cache
  NEXT_OUTPUT=standalone NEXT_TELEMETRY_DISABLED=1 npm run build
  release=$(date -u +%Y%m%d-%H%M%S)
  mkdir -p "$root/releases"
  cp -a .next/standalone "$root/releases/$release.part"
  cp -a .next/static "$root/releases/$release.part/.next/static"
  cp -a public "$root/releases/$release.part/public"
  cp -a deploy/errors "$root/releases/$release.part/errors"
  mv "$root/releases/$release.part" "$root/releases/$release"
}

# What nginx reads from disk. Scripts and styles of earlier releases stay a month, for pages that are still open.
publish_files() {
  mkdir -p "$root/files/static" "$root/files/public" "$root/files/errors"
  cp -r "$root/releases/$release/.next/static/." "$root/files/static/"
  find "$root/files/static" -type f -mtime +30 -delete
  cp -a "$root/releases/$release/public/." "$root/files/public/"
  cp -a "$root/releases/$release/errors/." "$root/files/errors/"
}

# Out of nginx by being stopped (the other one answers), in again once it has read the database.
restart() {
  local port=$1
  systemctl stop "friends-directory@$port"
  rm -rf "${root:?}/$port"
  cp -a "$root/releases/$release" "$root/$port"
  # The pages that are rendered again are all that an instance writes.
  chown -R friends-directory:friends-directory "$root/$port/.next"
  systemctl start "friends-directory@$port"
  for _ in $(seq 60); do
    if curl --fail --silent --max-time 2 "http://127.0.0.1:$port/api/health?ready=1" >/dev/null; then
      echo "friends-directory@$port serves release $release."
      return
    fi
    sleep 1
  done
  echo "friends-directory@$port is not ready after a minute: the other instances were left as they were." >&2
  exit 1
}

release=${1:-}
if [ -z "$release" ]; then
  build
elif [ ! -d "$root/releases/$release" ]; then
  echo "There is no release $release. There are: $(ls "$root/releases" | tr '\n' ' ')" >&2
  exit 1
fi
publish_files
for port in $ports; do restart "$port"; done
ls -1d "$root"/releases/* | sort | head -n "-$kept" | xargs -r rm -rf --
