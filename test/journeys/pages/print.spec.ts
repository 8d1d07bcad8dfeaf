import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'

const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const type of ['general', 'vehicle', 'property'] as const) {
  test(`a ${type} listing prints on one sheet of A4`, async ({ visit, request }) => {
    const { page } = await visit()
    const { items } = await (await request.get(`/api/listing?type=${type}&limit=3`)).json()
    for (const { id, title } of items as { id: number; title: string }[]) {
      await page.goto(`/${type}/${id}/detail`)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      for (const screensOnly of [page.getByRole('button'), page.getByText('See seller’s listings')])
        await expect(screensOnly.filter({ visible: true, hasText: /./ })).toHaveCount(0)
      const pdf = await page.pdf({ format: 'A4', margin })
      expect(countPages(pdf), title).toBe(1)
      await page.emulateMedia({ media: 'screen' })
    }
  })
}
