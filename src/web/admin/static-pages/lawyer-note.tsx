import type { StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { needsLawyer } from './page-words.ts'
import * as t from './texts.ts'

/** For admins alone. */
export const LawyerNote = ({ slug }: { slug: StaticPageSlug }) =>
  needsLawyer(slug) ? <Notice>{t.have_a_lawyer_check_this_text()}</Notice> : null
