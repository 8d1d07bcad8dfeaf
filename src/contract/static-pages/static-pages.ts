import { operation } from '../core/operation.ts'
import type * as shapes from './static-pages.shapes.ts'

export type * from './static-pages.shapes.ts'

export const static_page_slugs = ['about-us', 'privacy-policy', 'terms-and-conditions'] as const
export type StaticPageSlug = (typeof static_page_slugs)[number]

export const max_page_characters = 60_000

export const getStaticPage = operation<typeof shapes.getStaticPage>()({
  name: 'getStaticPage',
  summary: 'A page such as the terms, as it is now',
  method: 'GET',
  path: '/static-page/{slug}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const saveStaticPage = operation<typeof shapes.saveStaticPage>()({
  name: 'saveStaticPage',
  summary:
    'Add a version of a page, which is shown from now on; seen_revision_id is the one it was made from',
  method: 'POST',
  path: '/static-page',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['page_changed'],
})

export const listPageRevisions = operation<typeof shapes.listPageRevisions>()({
  name: 'listPageRevisions',
  summary: 'The versions of a page, newest first, with who saved them and when',
  method: 'GET',
  path: '/static-page-revisions/{slug}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getPageRevision = operation<typeof shapes.getPageRevision>()({
  name: 'getPageRevision',
  summary: 'A version of a page with its text, and that of the version before it',
  method: 'GET',
  path: '/static-page-revision/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const restorePageRevision = operation<typeof shapes.restorePageRevision>()({
  name: 'restorePageRevision',
  summary: 'Bring an earlier version of a page back, as a new version; seen_revision_id is the one shown now',
  method: 'POST',
  path: '/static-page-revision/{id}/restore',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['page_changed'],
})

export const listPageNotices = operation<typeof shapes.listPageNotices>()({
  name: 'listPageNotices',
  summary: 'Material changes of the terms and the privacy policy that I was told of and haven’t seen',
  method: 'GET',
  path: '/page-notice',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const seePageNotice = operation<typeof shapes.seePageNotice>()({
  name: 'seePageNotice',
  summary: 'I’ve seen that a page changed; id is that of its version',
  method: 'PUT',
  path: '/page-notice/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
