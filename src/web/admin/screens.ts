interface Screen {
  /** Its route module, below src/web. */
  module: string
  /** The operation without which it's of no use; `look` where everybody in the back office may open it. */
  needs: string
  /** Beside the menu, but without it. */
  isPlain?: boolean
}

/** For screens that everybody in the back office may look at. */
export const look = 'look'

const screen = (module: string, needs: string): Screen => ({ module, needs })
const plain = (module: string, needs: string): Screen => ({ module, needs, isPlain: true })

const new_listing = plain('routes/admin-listing/admin-listing.new.tsx', 'createListing')
const edited_listing = plain('routes/admin-listing/admin-listing.$id.edit.tsx', 'updateListing')

/** Every screen of the back office, by its address. */
export const screens: Record<string, Screen> = {
  '/admin-dashboard': screen('admin/dashboard/dashboard.tsx', 'getAdminDashboardStats'),
  '/users-list': screen('admin/members/members.tsx', 'listMembers'),
  '/user/new': screen('admin/members/new-member.tsx', 'createMember'),
  '/user/{id}/edit': screen('admin/members/edit-member.tsx', 'putMember'),
  '/user/{id}/detail': screen('admin/members/member-page.tsx', 'getMember'),
  '/categories-list': screen('admin/catalogue/category-list.tsx', 'listAdminCategories'),
  '/category/new': screen('admin/catalogue/category-page.tsx', 'createCategory'),
  '/category/{id}/edit': screen('admin/catalogue/category-page.tsx', 'updateCategory'),
  '/filters-list': screen('admin/catalogue/filter-list.tsx', 'listAdminFilters'),
  '/faqs': screen('admin/catalogue/faq-list.tsx', 'listAdminFaqs'),
  '/faq/new': screen('admin/catalogue/faq-page.tsx', 'createFaq'),
  '/faq/{id}/edit': screen('admin/catalogue/faq-page.tsx', 'updateFaq'),
  '/subscription-plans': screen('admin/plans/plan-list.tsx', look),
  '/subscription-plan/new': screen('admin/plans/plan-page.tsx', 'createPlan'),
  '/subscription-plan/{id}/edit': screen('admin/plans/plan-page.tsx', 'updatePlan'),
  '/subscription-invoices': screen('admin/invoices/invoices.tsx', 'listInvoices'),
  '/user-payment-history/{id}': screen('admin/invoices/member-payments.tsx', 'listMemberPayments'),
  '/revenue': screen('admin/revenue/revenue.tsx', 'getRevenue'),
  '/admin-reports': screen('admin/market-report/market-report.tsx', 'getReport'),
  '/finance': screen('admin/finance/finance.tsx', 'listLenders'),
  '/listings': screen('admin/listings/listings.tsx', 'listAdminListings'),
  '/add-listing': screen('admin/listings/adding/add-listing.tsx', 'createListing'),
  '/general-listing/new': new_listing,
  '/general-listing/{id}/edit': edited_listing,
  '/vehicle-listing/new': new_listing,
  '/vehicle-listing/{id}/edit': edited_listing,
  '/property-listing/new': new_listing,
  '/property-listing/{id}/edit': edited_listing,
  '/moderation': screen('admin/moderation/moderation.tsx', 'listCases'),
  '/member-reports': screen('admin/member-reports/member-reports.tsx', 'listMemberFlags'),
  '/reviews': screen('admin/reviews/reviews.tsx', 'listAllReviews'),
  '/reviews/{id}': screen('admin/reviews/review-detail.tsx', 'listAllReviews'),
  '/chats': screen('admin/chats/chats.tsx', 'listChats'),
  '/view-chat/{id}': screen('admin/chats/chat-view.tsx', 'viewChat'),
  '/chat-history/{id}': screen('admin/chats/chat-history.tsx', 'getChatHistory'),
  '/support': screen('admin/support/support.tsx', 'listSupportRequests'),
  '/admin-notifications': screen('routes/admin/admin-notifications.tsx', 'listNotifications'),
  '/advertisements': screen('admin/advertisements/advertisements.tsx', 'listAdvertisements'),
  '/advertisements/create': screen('admin/advertisements/advertisement-page.tsx', 'createAdvertisement'),
  '/advertisements/{id}/update': screen(
    'admin/advertisements/advertisement-page.tsx',
    'getAdvertisementReport',
  ),
  '/about-us': screen('admin/static-pages/static-page-overview.tsx', look),
  '/about-us/edit': screen('admin/static-pages/static-page-edit.tsx', 'saveStaticPage'),
  '/privacy-policy': screen('admin/static-pages/static-page-overview.tsx', look),
  '/terms-and-conditions': screen('admin/static-pages/static-page-overview.tsx', look),
  '/static-page/edit/{slug}': screen('admin/static-pages/static-page-edit.tsx', 'saveStaticPage'),
  '/settings': screen('admin/settings/settings.tsx', look),
  '/edit-settings': screen('admin/settings/edit-settings.tsx', 'putSettings'),
  '/audit-log': screen('admin/audit/audit.tsx', 'searchAudit'),
  '/failed-emails': screen('admin/emails/failed-emails.tsx', 'listFailedEmails'),
  '/email-previews': screen('admin/emails/email-previews.tsx', 'listEmailPreviews'),
  '/email-previews/edit': screen('admin/emails/email-editor.tsx', 'putSettings'),
}

/** Null for an address that needs nothing. */
export function findPageNeed(path: string | undefined): string | null {
  const needs = path === undefined ? undefined : screens[path]?.needs
  return needs === undefined || needs === look ? null : needs
}
