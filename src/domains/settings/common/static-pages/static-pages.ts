import { operation } from '#platform/common/operation.ts'
import type * as shapes from './static-pages.shapes.ts'

export type * from './static-pages.shapes.ts'

export const staticPageSlugs = ['about-us', 'privacy-policy', 'terms-and-conditions'] as const
export type StaticPageSlug = (typeof staticPageSlugs)[number]

export const maxPageCharacters = 60_000

export const getStaticPage = operation<typeof shapes.getStaticPage>('GET /static-page/{slug}')({
  name: 'getStaticPage',
  summary: 'A page such as the terms, as it is now',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const saveStaticPage = operation<typeof shapes.saveStaticPage>('POST /static-page')({
  name: 'saveStaticPage',
  summary:
    'Add a version of a page, which is shown from now on; seen_revision_id is the one it was made from',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['page_changed'],
})

export const listPageRevisions = operation<typeof shapes.listPageRevisions>(
  'GET /static-page-revisions/{slug}',
)({
  name: 'listPageRevisions',
  summary: 'The versions of a page, newest first, with who saved them and when',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const getPageRevision = operation<typeof shapes.getPageRevision>('GET /static-page-revision/{id}')({
  name: 'getPageRevision',
  summary: 'A version of a page with its text, and that of the version before it',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const restorePageRevision = operation<typeof shapes.restorePageRevision>(
  'POST /static-page-revision/{id}/restore',
)({
  name: 'restorePageRevision',
  summary: 'Bring an earlier version of a page back, as a new version; seen_revision_id is the one shown now',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['page_changed'],
})

export const listPageNotices = operation<typeof shapes.listPageNotices>('GET /page-notice')({
  name: 'listPageNotices',
  summary: 'Material changes of the terms and the privacy policy that I was told of and haven’t seen',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const seePageNotice = operation<typeof shapes.seePageNotice>('PUT /page-notice/{id}')({
  name: 'seePageNotice',
  summary: 'I’ve seen that a page changed; id is that of its version',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})
