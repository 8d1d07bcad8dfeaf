import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { any_category, category_icons } from '../src/web/features/catalogue/category-icon-names.ts'

/** The drawings of categories as one SVG file, `#category-icons.svg`, of which a page shows some by their names. */
export function categorySprite(root: string): Plugin {
  const file = path.join(root, '.react-router/category-icons.svg')
  return {
    name: 'category-sprite',
    config() {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, spriteOf([...new Set([any_category, ...category_icons.map(([, icon]) => icon)])]))
      return { resolve: { alias: [{ find: /^#category-icons\.svg/, replacement: file }] } }
    },
  }
}

function spriteOf(names: string[]): string {
  const symbols = names.map((name) => {
    // By its usual name, under which the package may know it as another's second name.
    const icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[name]
    if (!icon) throw new Error(`lucide has no icon ${name}`)
    const inner = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
