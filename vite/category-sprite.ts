import path from 'node:path'
import type { Plugin } from 'vite'
import { any_category, category_icons } from '../src/web/features/catalogue/category-icon-names.ts'
import { writeSprite } from './sprite.ts'

/** The drawings of categories as one SVG file, `#category-icons.svg`, of which a page shows some by their names. */
export function categorySprite(root: string): Plugin {
  const file = path.join(root, '.react-router/category-icons.svg')
  return {
    name: 'category-sprite',
    config() {
      writeSprite(file, [...new Set([any_category, ...category_icons.map(([, icon]) => icon)])])
      return { resolve: { alias: [{ find: /^#category-icons\.svg/, replacement: file }] } }
    },
  }
}
