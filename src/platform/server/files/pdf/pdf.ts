import { once } from 'node:events'
import { registerFonts } from './pdf-fonts.ts'

export type Pdf = PDFKit.PDFDocument

interface PdfOptions {
  author?: string
  /** The same content at the same instant makes the same file; now by default. */
  made_at?: Date
  /** Pages stay open, so that each can show the page count. */
  buffersPages?: boolean
}

/**
 * A4, tagged for screen readers, with the fonts `regular` and `strong`.
 * @param draw adds structure elements
 */
export async function makePdf(
  title: string,
  render: (pdf: Pdf) => void,
  { author, made_at: madeAt, buffersPages = false }: PdfOptions = {},
): Promise<Buffer> {
  // Takes half a second to load, which no start or page should wait for.
  const { default: Pdfkit } = await import('pdfkit')
  const pdf = new Pdfkit({
    size: 'A4',
    margin: 48,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-NZ',
    displayTitle: true,
    bufferPages: buffersPages,
    info: {
      Title: title,
      Creator: 'Hoko',
      ...(author && { Author: author }),
      ...(madeAt && { CreationDate: madeAt, ModDate: madeAt }),
    },
  })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  pdf.font('regular')
  render(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
