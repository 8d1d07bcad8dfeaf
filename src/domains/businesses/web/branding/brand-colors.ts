import type { CSSProperties } from 'react'
import type { Branding } from '#domains/businesses/common/branding.ts'
import { isHexColor } from '#domains/businesses/common/colors.ts'

export type BrandColors = Pick<Branding, 'color' | 'text_color'>

/** Undefined without colours, and for anything but two colours. */
export function getBrandStyle({ color, text_color }: BrandColors): CSSProperties | undefined {
  return color && text_color && isHexColor(color) && isHexColor(text_color)
    ? { backgroundColor: color, color: text_color }
    : undefined
}
