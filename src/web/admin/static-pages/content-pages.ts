import { Info, MessageCircleQuestionMark, ScrollText, ShieldCheck } from 'lucide-react'
import { makeTexts } from '#shared/texts/make-texts.ts'
import type { PageOfAdmin } from '../admin-pages.ts'
import * as t from './texts.ts'

const page = (content: Pick<PageOfAdmin, 'label' | 'href' | 'icon' | 'within'>): PageOfAdmin => ({
  ...content,
  sections: [],
  also: t.info_pages_versions(),
})

export const getContentPages = makeTexts((): PageOfAdmin[] => [
  {
    label: t.faqs(),
    href: '/faqs',
    icon: MessageCircleQuestionMark,
    sections: [],
    within: ['/faq/'],
    also: t.questions_help(),
  },
  page({ label: t.about_us(), href: '/about-us', icon: Info, within: ['/about-us/edit'] }),
  page({
    label: t.privacy_policy(),
    href: '/privacy-policy',
    icon: ShieldCheck,
    within: ['/static-page/edit/privacy-policy'],
  }),
  page({
    label: t.terms_and_conditions(),
    href: '/terms-and-conditions',
    icon: ScrollText,
    within: ['/static-page/edit/terms-and-conditions'],
  }),
])
