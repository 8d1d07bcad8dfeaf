/** In minutes, from when it began; using it doesn't prolong it. */
export const view_lasts_minutes = 30

/** What a view shows that isn't for everybody, by the part of the account it's noted under. */
export const parts_of_views = {
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
  /** Each conversation is noted by itself, as when an admin opens one in the back office. */
  conversation: ['getConversation', 'findConversation'],
} as const satisfies Record<string, readonly string[]>

export type PartOfView = keyof typeof parts_of_views

/** What anybody may read. */
const public_reads = [
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
  Object.entries(parts_of_views).flatMap(([part, operations]) =>
    operations.map((operation) => [operation as string, part as PartOfView] as const),
  ),
)

const open = new Set([...frame, ...public_reads, ...parts.keys()])

/**
 * A session in which an admin looks at a member's account may call nothing else: not what writes, also where a GET
 * does, and not what is secret (bank accounts, cards, keys, licences, codes for handing over, files).
 */
export const isOpenToViews = (operation: string): boolean => open.has(operation)

/** Null for what anybody may read. */
export const partOfView = (operation: string): PartOfView | null => parts.get(operation) ?? null
