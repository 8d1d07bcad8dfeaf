import { pathToFileURL } from 'node:url'
import { serveWork } from '../serve-work.ts'

interface PdfView {
  renderPdf: (input: unknown) => Promise<Buffer>
}

serveWork({
  async renderPdf(view: string, input: unknown) {
    const { renderPdf } = (await import(pathToFileURL(view).href)) as PdfView
    return await renderPdf(input)
  },
})
