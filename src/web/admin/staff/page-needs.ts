/** The operation without which a page of the back office is of no use, by its address. */
export const page_needs: Record<string, string> = {
  '/admin-dashboard': 'getAdminDashboardStats',
  '/users-list': 'listMembers',
  '/user/new': 'createMember',
  '/user/{id}/edit': 'putMember',
  '/user/{id}/detail': 'getMember',
  '/categories-list': 'listAdminCategories',
  '/category/new': 'createCategory',
  '/category/{id}/edit': 'updateCategory',
  '/filters-list': 'listAdminFilters',
  '/faqs': 'listAdminFaqs',
  '/faq/new': 'createFaq',
  '/faq/{id}/edit': 'updateFaq',
  '/subscription-plans': 'look',
  '/subscription-plan/new': 'createPlan',
  '/subscription-plan/{id}/edit': 'updatePlan',
  '/subscription-invoices': 'listInvoices',
  '/revenue': 'getRevenue',
  '/listings': 'listAdminListings',
  '/add-listing': 'createListing',
  '/general-listing/new': 'createListing',
  '/general-listing/{id}/edit': 'updateListing',
  '/vehicle-listing/new': 'createListing',
  '/vehicle-listing/{id}/edit': 'updateListing',
  '/property-listing/new': 'createListing',
  '/property-listing/{id}/edit': 'updateListing',
  '/reviews': 'listAllReviews',
  '/reviews/{id}': 'listAllReviews',
  '/about-us': 'look',
  '/about-us/edit': 'saveStaticPage',
  '/privacy-policy': 'look',
  '/terms-and-conditions': 'look',
  '/static-page/edit/{slug}': 'saveStaticPage',
  '/settings': 'look',
  '/edit-settings': 'putSettings',
  '/admin-notifications': 'listNotifications',
  '/admin-reports': 'getReport',
  '/user-payment-history/{id}': 'listMemberPayments',
  '/failed-emails': 'listFailedEmails',
  '/email-previews': 'listEmailPreviews',
  '/email-previews/edit': 'putSettings',
  '/chats': 'listChats',
  '/view-chat/{id}': 'viewChat',
  '/chat-history/{id}': 'getChatHistory',
  '/support': 'listSupportRequests',
  '/member-reports': 'listMemberFlags',
  '/advertisements': 'listAdvertisements',
  '/advertisements/create': 'createAdvertisement',
  '/advertisements/{id}/update': 'getAdvertisementReport',
  '/finance': 'listLenders',
  '/audit-log': 'searchAudit',
  '/moderation': 'listCases',
}

/** For pages that everybody in the back office may look at. */
export const look = 'look'

/** Null for an address that needs nothing. */
export function findPageNeed(path: string | undefined): string | null {
  const need = path === undefined ? undefined : page_needs[path]
  return need === undefined || need === look ? null : need
}
