import {
  createFaq,
  deleteFaq,
  getFaq,
  type AdminFaq,
  listFaqs,
  listAdminFaqs,
  updateFaq,
} from '#domains/catalogue/common/faqs.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { addFaq, changeFaq, readFaqs, removeFaq } from './faqs.service.ts'

export function faqRoutes(serve: Serve, { db }: Platform): void {
  serve(listFaqs, async () => {
    const shown = (await readFaqs(db)).filter(({ status }) => status === 'active')
    const groups = Map.groupBy(shown, ({ group }) => group)
    return {
      groups: [...groups].map(([group, faqs]) => ({
        group,
        items: faqs.map(publicView),
      })),
    }
  })

  serve(listAdminFaqs, async () => ({ items: await readFaqs(db) }))

  serve(getFaq, async ({ input, caller }) => {
    const faq = (await readFaqs(db)).find(({ id }) => id === input.id)
    const maySee = faq && (faq.status === 'active' || caller?.type === 'admin')
    return maySee ? faq : refuse('not_found')
  })

  serve(createFaq, async ({ input, caller }) => await addFaq(db, caller.id, input))

  serve(updateFaq, async ({ input, caller }) => await changeFaq(db, caller.id, input))

  serve(deleteFaq, async ({ input, caller }) => {
    await removeFaq(db, caller.id, input.id)
    return { ok: true as const }
  })
}

function publicView(faq: AdminFaq) {
  const { status: _, updated_at: __, ...shown } = faq
  return shown
}
