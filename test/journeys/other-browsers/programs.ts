import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import process from 'node:process'
import type { WebKitPrograms } from './webkit.ts'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Installs Debian's packages where it may; null for a browser that isn't there. */
export function findPrograms(): { firefox: string | null; webkit: WebKitPrograms | null } {
  const found = lookUp()
  if ((found.firefox && found.webkit) || process.getuid?.() !== 0) return found
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  spawnSync('sh', ['-c', install], { env, stdio: 'ignore' })
  return lookUp()
}

function lookUp() {
  const find = (...paths: string[]) => paths.find((path) => existsSync(path)) ?? null
  const [driver, display] = [find('/usr/bin/WebKitWebDriver'), find('/usr/bin/Xvfb')]
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().toReversed()
  return {
    firefox: find('/usr/bin/firefox-esr', '/usr/bin/firefox'),
    webkit: driver && display && browser ? { driver, display, browser } : null,
  }
}
