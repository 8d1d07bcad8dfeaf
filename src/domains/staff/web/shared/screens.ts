interface Screen {
  /** Its route module, below src/domains. */
  module: string
  /** The operation without which it's of no use; `look` where everybody in the back office may open it. */
  needs: string
  /** Beside the menu, but without it. */
  isPlain?: boolean
}

/** For screens that everybody in the back office may look at. */
export const viewRight = 'look'

const screen = (module: string, needs: string): Screen => ({ module, needs })
const plain = (module: string, needs: string): Screen => ({ module, needs, isPlain: true })

const newListing = plain('selling/web/pages/admin-listing.new.tsx', 'createListing')
const editedListing = plain('selling/web/pages/admin-listing.$id.edit.tsx', 'updateListing')

/** Every screen of the back office, by its address. */
export const screens: Record<string, Screen> = {
  '/admin-dashboard': screen('insights/web/admin/dashboard/dashboard.tsx', 'getAdminDashboardStats'),
  '/users-list': screen('accounts/web/admin/members.tsx', 'listMembers'),
  '/user/new': screen('accounts/web/admin/new-member.tsx', 'createMember'),
  '/user/{id}/edit': screen('accounts/web/admin/edit-member.tsx', 'putMember'),
  '/user/{id}/detail': screen('accounts/web/admin/member-page.tsx', 'getMember'),
  '/categories-list': screen('catalogue/web/admin/category-list.tsx', 'listAdminCategories'),
  '/category/new': screen('catalogue/web/admin/category-page.tsx', 'createCategory'),
  '/category/{id}/edit': screen('catalogue/web/admin/category-page.tsx', 'updateCategory'),
  '/filters-list': screen('catalogue/web/admin/filter-list.tsx', 'listAdminFilters'),
  '/faqs': screen('catalogue/web/admin/faq-list.tsx', 'listAdminFaqs'),
  '/faq/new': screen('catalogue/web/admin/faq-page.tsx', 'createFaq'),
  '/faq/{id}/edit': screen('catalogue/web/admin/faq-page.tsx', 'updateFaq'),
  '/subscription-plans': screen('billing/web/admin/plans/plan-list.tsx', viewRight),
  '/subscription-plan/new': screen('billing/web/admin/plans/plan-page.tsx', 'createPlan'),
  '/subscription-plan/{id}/edit': screen('billing/web/admin/plans/plan-page.tsx', 'updatePlan'),
  '/subscription-invoices': screen('billing/web/admin/invoices/invoices.tsx', 'listInvoices'),
  '/user-payment-history/{id}': screen(
    'billing/web/admin/invoices/member-payments.tsx',
    'listMemberPayments',
  ),
  '/revenue': screen('insights/web/admin/revenue/revenue.tsx', 'getRevenue'),
  '/admin-reports': screen('insights/web/admin/market-report/market-report.tsx', 'getReport'),
  '/finance': screen('finance/web/admin/finance.tsx', 'listLenders'),
  '/listings': screen('listings/web/admin/listings.tsx', 'listAdminListings'),
  '/add-listing': screen('listings/web/admin/adding/add-listing.tsx', 'createListing'),
  '/general-listing/new': newListing,
  '/general-listing/{id}/edit': editedListing,
  '/vehicle-listing/new': newListing,
  '/vehicle-listing/{id}/edit': editedListing,
  '/property-listing/new': newListing,
  '/property-listing/{id}/edit': editedListing,
  '/moderation': screen('moderation/web/admin/moderation.tsx', 'listCases'),
  '/member-reports': screen('insights/web/admin/member-reports/member-reports.tsx', 'listMemberFlags'),
  '/reviews': screen('reviews/web/admin/reviews.tsx', 'listAllReviews'),
  '/reviews/{id}': screen('reviews/web/admin/review-detail.tsx', 'listAllReviews'),
  '/chats': screen('chat/web/admin/chats/chats.tsx', 'listChats'),
  '/view-chat/{id}': screen('chat/web/admin/chats/chat-view.tsx', 'viewChat'),
  '/chat-history/{id}': screen('chat/web/admin/chats/chat-history.tsx', 'getChatHistory'),
  '/support': screen('chat/web/admin/support/support.tsx', 'listSupportRequests'),
  '/admin-notifications': screen('messaging/web/pages/admin-notifications.tsx', 'listNotifications'),
  '/advertisements': screen('advertising/web/admin/advertisements.tsx', 'listAdvertisements'),
  '/advertisements/create': screen('advertising/web/admin/advertisement-page.tsx', 'createAdvertisement'),
  '/advertisements/{id}/update': screen(
    'advertising/web/admin/advertisement-page.tsx',
    'getAdvertisementReport',
  ),
  '/about-us': screen('settings/web/admin/static-pages/static-page-overview.tsx', viewRight),
  '/about-us/edit': screen('settings/web/admin/static-pages/static-page-edit.tsx', 'saveStaticPage'),
  '/privacy-policy': screen('settings/web/admin/static-pages/static-page-overview.tsx', viewRight),
  '/terms-and-conditions': screen('settings/web/admin/static-pages/static-page-overview.tsx', viewRight),
  '/static-page/edit/{slug}': screen(
    'settings/web/admin/static-pages/static-page-edit.tsx',
    'saveStaticPage',
  ),
  '/settings': screen('settings/web/admin/settings.tsx', viewRight),
  '/edit-settings': screen('settings/web/admin/edit-settings.tsx', 'putSettings'),
  '/audit-log': screen('staff/web/admin/audit/audit.tsx', 'searchAudit'),
  '/failed-emails': screen('messaging/web/admin/emails/failed-emails.tsx', 'listFailedEmails'),
  '/email-previews': screen('messaging/web/admin/emails/email-previews.tsx', 'listEmailPreviews'),
  '/email-previews/edit': screen('messaging/web/admin/emails/email-editor.tsx', 'putSettings'),
}

/** Null for an address that needs nothing. */
export function findPageNeed(path: string | undefined): string | null {
  const needs = path === undefined ? undefined : screens[path]?.needs
  return needs === undefined || needs === viewRight ? null : needs
}
