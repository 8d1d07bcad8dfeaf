/**
 * The GSM 03.38 alphabet, which fits 160 characters into an SMS; those of the second line take two
 * places each.
 */
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/
const doubled = /^[\^{}\\[\]~|€]$/

/**
 * Macrons and curly quotes switch an SMS to Unicode, which fits 70 characters. Multi-part SMS lose
 * some to the part header.
 */
export function countSms(text: string): number {
  const places = Array.from(text).map((one) => (plain.test(one) ? 1 : doubled.test(one) ? 2 : null))
  const [one, each, length] = places.includes(null)
    ? [70, 67, text.length]
    : [160, 153, places.reduce<number>((sum, place) => sum + (place ?? 0), 0)]
  return length <= one ? 1 : Math.ceil(length / each)
}
