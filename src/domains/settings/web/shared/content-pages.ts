import { Info, MessageCircleQuestionMark, ScrollText, ShieldCheck } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/settings/texts.ts'

export const getContentPages = makeTexts(() => [
  {
    label: t.faqs(),
    href: '/faqs',
    icon: MessageCircleQuestionMark,
    sections: [],
    within: ['/faq/'],
    also: t.questions_help(),
  },
  {
    label: t.about_us(),
    href: '/about-us',
    icon: Info,
    sections: [],
    within: ['/about-us/edit'],
    also: t.info_pages_versions(),
  },
  {
    label: t.privacy(),
    href: '/privacy-policy',
    icon: ShieldCheck,
    sections: [],
    within: ['/static-page/edit/privacy-policy'],
    also: t.info_pages_versions(),
  },
  {
    label: t.terms(),
    href: '/terms-and-conditions',
    icon: ScrollText,
    sections: [],
    within: ['/static-page/edit/terms-and-conditions'],
    also: t.info_pages_versions(),
  },
])
