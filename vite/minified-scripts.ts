import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const inline_script = /[\\/]presses[\\/][\w-]+\.js\?raw$/

/** The scripts that every page carries in its head, without what only their readers need. */
export const minifiedScripts: Plugin = {
  name: 'minified-scripts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!inline_script.test(id)) return null
    const file = id.replace(/\?raw$/, '')
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${file} can't be minified: ${errors[0]!.message}`)
    return { code: `export default ${JSON.stringify(code)}`, map: null }
  },
}
