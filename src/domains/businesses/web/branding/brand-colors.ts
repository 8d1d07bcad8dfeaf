import type { CSSProperties } from 'react'
import type { Branding } from '#domains/businesses/common/branding.ts'
import { isHexColor } from '#domains/businesses/common/colors.ts'

export type BrandColors = Pick<Branding, 'color' | 'text_color'>

/** Undefined without colours, and for anything but two colours. */
export function getBrandStyle({ color, text_color: textColor }: BrandColors): CSSProperties | undefined {
  return color && textColor && isHexColor(color) && isHexColor(textColor)
    ? { backgroundColor: color, color: textColor }
    : undefined
}
