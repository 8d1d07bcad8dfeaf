/** In minutes from its start; using it doesn't extend it. */
export const viewLastsMinutes = 30

/** Private reads of a view, by the part of the account that they're logged under. */
export const partsOfViews = {
  account: ['getProfile', 'checkPermission', 'getNotificationChoices', 'getQuietHours', 'listBlocks'],
  sessions: ['listSessions'],
  plan: ['getMySubscription'],
  watchlist: ['listFavourites', 'listFavouriteIds', 'getUsualReminders'],
  searches: ['listSavedSearches'],
  bids: ['listMyAuctions'],
  offers: ['listOffers', 'getOffer'],
  sales: ['listTrades', 'getTrade', 'getSalesTotals', 'getVehicleSales', 'listSoldCandidates'],
  listings: [
    'listOwnListings',
    'getOwnListing',
    'getOwnListingNeeds',
    'getListingNumbers',
    'getListingAdvice',
    'getEditingTerms',
    'getAppeal',
  ],
  reviews: ['getOwnReviewStats', 'listDueReviews'],
  reports: ['getUserReports', 'listUserReportRows', 'getAgentNumbers'],
  team: ['getTeam', 'listWorkplaces', 'listWorkplaceListings'],
  stock_feed: ['getStockFeed', 'listFeedRules', 'listFeedRuns', 'getFeedRun'],
  notifications: ['listNotifications', 'countUnreadNotifications'],
  chats: ['listConversations', 'countChats'],
  /** Each conversation is logged by itself, as when an admin opens one in the back office. */
  conversation: ['getConversation', 'findConversation'],
} as const satisfies Record<string, readonly string[]>

export type PartOfView = keyof typeof partsOfViews

/** Reads that are public. */
const publicReads = [
  'getSite',
  'getSettings',
  'getPartnerApi',
  'listCountries',
  'listRegions',
  'listPlaces',
  'listCategories',
  'listFamousCategories',
  'suggestCategories',
  'getCategory',
  'listFilters',
  'getFilter',
  'listFaqs',
  'getFaq',
  'getStaticPage',
  'listPlans',
  'getPlan',
  'searchListings',
  'listListingCards',
  'listMapMarks',
  'suggestSearches',
  'getListing',
  'getListingHistory',
  'listSimilarListings',
  'listBids',
  'listQuestions',
  'getSoldPrices',
  'getFinance',
  'getGoodLending',
  'getLedger',
  'getLedgerHead',
  'getSeller',
  'findShop',
  'getStorefront',
  'getBranding',
  'listAgents',
  'listReviews',
  'getReview',
  'getReviewStats',
  'getAdvertisementCounters',
]

/** The second ends the view. */
const frame = ['checkToken', 'removeToken']

const parts = new Map(
  Object.entries(partsOfViews).flatMap(([part, operations]) =>
    operations.map((operation) => [operation as string, part as PartOfView] as const),
  ),
)

const open = new Set([...frame, ...publicReads, ...parts.keys()])

/**
 * A session in which an admin views a member's account may call nothing else: no writes, including
 * GETs that write, and no secrets (bank accounts, cards, keys, licences, handover codes, files).
 */
export const isOpenToViews = (operation: string): boolean => open.has(operation)

/** Null for public reads. */
export const partOfView = (operation: string): PartOfView | null => parts.get(operation) ?? null
