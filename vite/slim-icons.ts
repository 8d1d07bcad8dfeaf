import path from 'node:path'
import type { Plugin } from 'vite'
import { writeSprite } from './sprite.ts'

/** What stands around every page and above every search: one file draws them, and neither the page nor its scripts. */
const shared_icons = [
  'Bell',
  'ChartColumn',
  'ChevronDown',
  'CirclePlus',
  'House',
  'LayoutGrid',
  'List',
  'Map',
  'MessageCircle',
  'Plus',
  'Search',
  'Settings',
  'ShoppingBag',
  'SlidersHorizontal',
  'Star',
  'Tag',
  'Trophy',
]

const fileOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

const shared = new Map(shared_icons.map((name) => [fileOf(name), name]))

/**
 * Draws every icon in fewer letters and fewer steps. What all of ours have in common is said by the rule `.lucide` of
 * app.css, and not by six attributes of each; an icon that is drawn otherwise says so itself.
 */
const component = `
import { createElement } from 'react'

const usual_width = 1.75

export default function createLucideIcon({ node, href }) {
  const drawn = href
    ? [createElement('use', { href })]
    : node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = href ? undefined : '0 0 24 24'
  return function Icon({ size = 24, strokeWidth = 2, className, color, fill, ...rest }) {
    const isUsual = strokeWidth === usual_width && color === undefined && fill === undefined
    const look = isUsual
      ? { className: className ? 'lucide ' + className : 'lucide' }
      : {
          className,
          fill: fill ?? 'none',
          stroke: color ?? 'currentColor',
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }
    const isNamed = rest.role !== undefined || rest.title !== undefined || rest['aria-label'] !== undefined
    const seen = { 'aria-hidden': isNamed ? undefined : true, width: size, height: size, viewBox }
    return createElement('svg', { ...seen, ...look, ...rest }, ...drawn)
  }
}
`

function drawFromSprite(name: string): string {
  return `
import createLucideIcon from '../createLucideIcon.mjs'
import sprite from '#icons.svg?url'
export default createLucideIcon({ href: sprite + '#${name}' })
`
}

// Every stroke of an icon has a key of six random letters, which a production build of React has no use for and no
// compression makes smaller. An icon's former names are of no use either, nor a line of it that does nothing.
const slimIcon = (code: string) =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/^\s*name: "[^"]*",$/m, '')
    .replace(/^\s*size: 24,$/m, '')
    .replace(/^\s*aliases: \[[^\]]*\],?$/m, '')
    .replace(/^__iconData\.node;$/m, '')

export function slimIcons(root: string): Plugin {
  const file = path.join(root, '.react-router/icons.svg')
  return {
    name: 'slim-icons',
    apply: 'build',
    config() {
      writeSprite(file, shared_icons)
      return {
        resolve: { alias: [{ find: /^#icons\.svg/, replacement: file }] },
        // Drawn on the server by the same code as in the browser.
        ssr: { noExternal: ['lucide-react'] },
      }
    },
    transform(code, id) {
      if (/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/.test(id))
        return { code: component, map: null }
      const [, icon] = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/.exec(id) ?? []
      if (!icon) return null
      const name = shared.get(icon)
      return { code: name ? drawFromSprite(name) : slimIcon(code), map: null }
    },
  }
}
