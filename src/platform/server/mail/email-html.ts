import {
  completePaths,
  dropPictures,
  isOwnAddress,
  splitIntoPieces,
  type Piece,
  type Span,
} from './email-blocks.ts'
import * as t from '#platform/texts.ts'

export type Theme = 'light' | 'dark'

interface Palette {
  ground: string
  card: string
  line: string
  ink: string
  soft: string
  link: string
  onButton: string
}

const palettes: Record<Theme, Palette> = {
  light: {
    ground: '#f3f5f4',
    card: '#ffffff',
    line: '#dde2df',
    ink: '#1c2321',
    soft: '#55605c',
    link: '#0b5d4e',
    onButton: '#ffffff',
  },
  dark: {
    ground: '#141918',
    card: '#1d2423',
    line: '#323b39',
    ink: '#e8ece9',
    soft: '#a9b5b0',
    link: '#7fd6c2',
    onButton: '#0d1f1a',
  },
}

const getPalette = (theme: Theme): Palette => palettes[theme]

const { ground, card, line, ink, soft, link, onButton } = palettes.dark

/** Overrides the colours in the elements' inline styles, which every mail program reads. */
const themeStyles = `<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${ground} !important; }
  .card { background: ${card} !important; border-color: ${line} !important; }
  .ink { color: ${ink} !important; }
  .soft { color: ${soft} !important; }
  .link { color: ${link} !important; }
  .button { background: ${link} !important; }
  .on-button { color: ${onButton} !important; }
  .picture { background: ${ground} !important; color: ${soft} !important; }
}
</style>
`

export interface EmailContent {
  subject: string
  text: string
  button_label: string | null
  one_click_url: string | null
  support_line: string | null
}

interface RenderContext {
  publicUrl: string
  palette: Palette
  button_label: string
  /** Where the button leads. */
  mainUrl: string
}

/** A link must not load inside the frame that previews the email. */
const previewed = '<base target="_blank">\n'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * Readable without images, which have a text of their own, and without its style element. Rendered in the chosen look, or the mail
 * program's own: previews choose.
 */
export function renderEmail(content: EmailContent, publicUrl: string, theme: Theme | null = null): string {
  const palette = getPalette(theme ?? 'light')
  const { subject, text, button_label: buttonLabel } = content
  const pieces = splitIntoPieces(completePaths(text, publicUrl), publicUrl)
  const context = {
    publicUrl,
    palette,
    button_label: buttonLabel ?? t.open_hoko(),
    mainUrl: pieces.find((piece) => piece.is === 'button')?.url ?? publicUrl,
  }
  const body = pieces.map((piece) => renderPiece(piece, context))
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<meta name="supported-color-schemes" content="${theme ?? 'light dark'}">
<title>${escapeHtml(subject)}</title>
${theme ? previewed : themeStyles}</head>
<body class="ground" style="margin:0;padding:0;background:${palette.ground};-webkit-text-size-adjust:100%">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${palette.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed;font-family:${font}">
<tr><td style="padding:0 4px 16px"><a class="link" href="${escapeHtml(publicUrl)}" style="color:${palette.link};font-size:26px;font-weight:800;letter-spacing:-0.03em;text-decoration:none">${t.hoko()}</a></td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:${palette.card};border:1px solid ${palette.line};border-radius:12px;overflow-wrap:anywhere;word-break:break-word">
<h1 class="ink" style="margin:0 0 16px;color:${palette.ink};font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(subject)}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;color:${palette.soft};font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word">
${renderFooter(content, context)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Composes the plain-text part. */
export function composeTextPart(content: EmailContent, publicUrl: string): string {
  const { text, one_click_url: oneClickUrl, support_line: supportLine } = content
  const footer = [
    describeReason(content),
    oneClickUrl && t.unsubscribe_at({ address: oneClickUrl }),
    supportLine,
  ]
  return `${dropPictures(completePaths(text, publicUrl), publicUrl)}\n\n-- \n${footer.filter(Boolean).join('\n')}\n`
}

const describeReason = ({ one_click_url: oneClickUrl }: EmailContent) =>
  oneClickUrl ? t.about_your_choice() : t.about_your_account()

function renderFooter(content: EmailContent, { palette, publicUrl }: RenderContext): string {
  const { one_click_url: oneClickUrl, support_line: supportLine } = content
  const unsubscribes = oneClickUrl && isOwnAddress(oneClickUrl, publicUrl)
  return [
    escapeHtml(describeReason(content)),
    unsubscribes && renderLink(t.unsubscribe(), oneClickUrl, palette),
    supportLine && escapeHtml(supportLine),
  ]
    .filter(Boolean)
    .join('<br>\n')
}

function renderPiece(piece: Piece, context: RenderContext): string {
  const { palette } = context
  if (piece.is === 'button') return renderButton(piece, context)
  if (piece.is === 'card') return renderCard(piece, context)
  const style = `margin:0 0 16px;color:${palette.ink};font-size:16px;line-height:1.55`
  const renderSpans = (spans: Span[]) => spans.map((span) => renderSpan(span, palette)).join('')
  if (piece.is === 'lines')
    return `<p class="ink" style="${style}">${piece.lines.map(renderSpans).join('<br>\n')}</p>`
  const items = piece.items.map(({ spans, url }) => {
    const shown = url ? renderLink(spans.map(({ text }) => text).join(''), url, palette) : renderSpans(spans)
    return `<li style="margin:0 0 8px">${shown}</li>`
  })
  return `<ul class="ink" style="${style};padding:0 0 0 20px">\n${items.join('\n')}\n</ul>`
}

const renderSpan = ({ text, url }: Span, palette: Palette) =>
  url ? renderLink(text, url, palette) : escapeHtml(text)

const renderLink = (label: string, url: string, palette: Palette) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${palette.link};text-decoration:underline">${escapeHtml(label)}</a>`

/** A table cell, since some mail programs ignore padding of a link. */
const renderButton = (
  { url, label }: Extract<Piece, { is: 'button' }>,
  { palette, button_label: buttonLabel }: RenderContext,
) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>
<td class="button" style="background:${palette.link};border-radius:8px"><a class="on-button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;color:${palette.onButton};font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escapeHtml(label ?? buttonLabel)}</a></td>
</tr></table>`

/** The size is in attributes too: some mail programs reserve the room by them alone. */
function renderCard(
  { picture, title, lines, url }: Extract<Piece, { is: 'card' }>,
  { palette, mainUrl }: RenderContext,
): string {
  const [figure = '', ...rest] = lines
  const to = escapeHtml(url ?? mainUrl)
  const small = `margin:4px 0 0;color:${palette.soft};font-size:14px;line-height:1.4`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td width="104" valign="top" style="width:104px;padding:0 14px 0 0"><a class="link" href="${to}" style="color:${palette.link};text-decoration:none"><img class="picture" src="${escapeHtml(picture)}" alt="${escapeHtml(title)}" width="104" height="78" style="display:block;width:104px;height:78px;object-fit:cover;border:0;border-radius:8px;background:${palette.ground};color:${palette.soft};font-size:12px;line-height:1.3;overflow:hidden"></a></td>
<td valign="top"><p style="margin:0"><a class="ink" href="${to}" style="color:${palette.ink};font-size:16px;line-height:1.35;font-weight:600;text-decoration:none">${escapeHtml(title)}</a></p>
${figure && `<p class="ink" style="margin:4px 0 0;color:${palette.ink};font-size:17px;line-height:1.3;font-weight:700">${escapeHtml(figure)}</p>`}
${rest.map((fact) => `<p class="soft" style="${small}">${escapeHtml(fact)}</p>`).join('\n')}</td>
</tr></table>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
