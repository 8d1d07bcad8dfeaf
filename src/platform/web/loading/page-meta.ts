import type { MetaDescriptor } from 'react-router'
import share from '#platform/web/styles/share.png?url'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

export interface SharedPicture {
  url: string
  alt: string
  width?: number
  height?: number
  isLarge: boolean
}

interface PageMeta {
  title: string
  description: string
  url: string
  name?: string
  isIndexed?: boolean
  picture?: SharedPicture | null
  kind?: 'website' | 'product'
}

const getSitePicture = makeTexts((): SharedPicture => ({
  url: share,
  alt: t.hoko_buy_sell_and_bid_in_new_zealand(),
  width: 1200,
  height: 630,
  isLarge: true,
}))

export function cutAtWord(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = Array.from(plain.slice(0, most - 2))
    .slice(0, -1)
    .join('')
  return `${cut.replace(/[\s,.;:]+\S*$/, '')}...`
}

export function pageMeta({
  title,
  description,
  url,
  name = title,
  isIndexed = true,
  picture,
  kind = 'website',
}: PageMeta): MetaDescriptor[] {
  const summary = cutAtWord(description, 155)
  return [
    { title },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: 'Hoko' },
    { property: 'og:locale', content: 'en_NZ' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    ...pictureMeta(picture ?? getSitePicture(), url),
    ...(isIndexed ? [] : [{ name: 'robots', content: t.noindex_follow() }]),
  ]
}

function pictureMeta({ url, alt, width, height, isLarge }: SharedPicture, page: string): MetaDescriptor[] {
  const sizes = { width, height }
  return [
    { property: 'og:image', content: URL.parse(url, page)?.href ?? url },
    ...Object.entries(sizes).flatMap(([name, pixels]) =>
      pixels ? [{ property: `og:image:${name}`, content: String(pixels) }] : [],
    ),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: isLarge ? 'summary_large_image' : 'summary' },
  ]
}
