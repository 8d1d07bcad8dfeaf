import { Marked } from 'marked'
import type { Plugin } from 'vite'

/**
 * Renders a Markdown file as the HTML of a page: without its first heading, which the page shows
 * itself.
 */
export const markdownPages: Plugin = {
  name: 'markdown-pages',
  transform(code, id) {
    if (!id.endsWith('.md')) return null
    return { code: `export default ${JSON.stringify(toHtml(code))}`, map: null }
  },
}

function toHtml(text: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }) {
        return `<h${depth} id="${toAnchor(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const html = marked.parse(text.replace(/^# .*\n/, ''), { async: false })
  // A wide table scrolls by itself, by touch and by keyboard.
  return html
    .replaceAll('<table>', '<div tabindex="0" role="group" aria-label="Worked cases"><table>')
    .replaceAll('</table>', '</table></div>')
}

const toAnchor = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')
