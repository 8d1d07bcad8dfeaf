import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minifySync, type Plugin } from 'vite'

const parts = ['next-page.js', 'hold-presses.js']

/** `#presses.js`: what every page runs before it's painted, as one file without what only its readers need. */
export function pressesFile(root: string): Plugin {
  const file = path.join(root, '.react-router/presses.js')
  return {
    name: 'presses-file',
    config() {
      const written = parts.map((part) => readFileSync(path.join(root, 'src/web/lib/presses', part), 'utf8'))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, minify(written.join('')))
      return { resolve: { alias: [{ find: /^#presses\.js/, replacement: file }] } }
    },
  }
}

function minify(script: string): string {
  const { code, errors } = minifySync('presses.js', script)
  if (errors.length > 0) throw new Error(`The presses script can't be minified: ${errors[0]!.message}`)
  return code
}
