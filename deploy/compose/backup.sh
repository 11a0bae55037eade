#!/usr/bin/env bash
# Each night at three: the database first, the files after it, since rows point to files. Kept for KEEP_DAYS.
set -euo pipefail
to=${BACKUP_DIR:-/backups}
from=${FILES_DIR:-/files}

backup() {
  local at
  at=$(date -u +%Y-%m-%dT%H%M)
  pg_dump --format=custom --file="$to/.part"
  mv "$to/.part" "$to/muster-$at.dump"
  tar --create --gzip --file="$to/.part" --directory="$from" --exclude=./incoming --exclude=./files/incoming .
  mv "$to/.part" "$to/muster-$at.files.tar.gz"
  find "$to" -name 'muster-*' -mtime "+${KEEP_DAYS:-14}" -delete
  psql --quiet --command='insert into backup_taken default values'
  echo "kept muster-$at"
}

if [[ ${1:-} == once ]]; then
  backup
  exit
fi
while true; do
  sleep $(($(date -d 'tomorrow 03:00' +%s) - $(date +%s)))
  backup || echo 'The backup failed; it is tried again tomorrow.' >&2
done
