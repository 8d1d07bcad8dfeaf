import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Drawings as one SVG file, of which a page shows some by their names. */
export function writeSprite(file: string, names: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, spriteOf(names))
}

function spriteOf(names: readonly string[]): string {
  const symbols = names.map((name) => {
    // By its usual name, under which the package may know it as another's second name.
    const icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[name]
    if (!icon) throw new Error(`lucide has no icon ${name}`)
    const inner = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
