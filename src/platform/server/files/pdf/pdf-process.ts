import { pathToFileURL } from 'node:url'
import { serveWork } from '../serve-work.ts'

interface PdfView {
  renderPdf: (input: unknown) => Promise<Buffer>
}

serveWork({
  async renderPdf(view: string, input: unknown) {
    const { renderPdf }: PdfView = await import(pathToFileURL(view).href)
    return await renderPdf(input)
  },
})
