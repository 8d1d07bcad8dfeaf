import * as listings from '../common/listings.ts'
import * as questions from '../common/questions/questions.ts'
import * as listingsShapes from '../common/listings.shapes.ts'
import * as questionsShapes from '../common/questions/questions.shapes.ts'
import * as propertiesShapes from '../common/properties.shapes.ts'
import * as registerWordShapes from '../common/register-word.shapes.ts'
import * as vehiclesShapes from '../common/vehicles.shapes.ts'
import { sellerListings } from '#domains/accounts/server/profile/profile.service.ts'
import { moveListings } from '#domains/catalogue/server/categories.service.ts'
import { listingsTasks } from './listings.jobs.ts'
import { reactionsOfListings, reactionsOfQuestions } from './listings.reactions.ts'
import { listingsRoutes, questionsRoutes } from './listings.routes.ts'
import { moveListings as moveToCategory, sellerListings as ownListings } from './maintenance.service.ts'
import { registerQuestionSource } from './questions/questions.service.ts'
import { extend } from '#platform/server/extensions.ts'
import { cachedCall } from '#platform/server/http/cached/cached-calls.ts'
import type { Domain } from '#platform/server/domain.ts'
import { hotTopics } from '#platform/server/live-hub.ts'

export const domain: Domain = {
  operations: [listings, questions],
  shapes: [listingsShapes, questionsShapes, propertiesShapes, registerWordShapes, vehiclesShapes],
  routes: [listingsRoutes, questionsRoutes],
  liveSources: [registerQuestionSource],
  reactions: [...reactionsOfListings, ...reactionsOfQuestions],
  tasks: listingsTasks,
  cachedCalls: [cachedCall(questions.listQuestions, ({ listing }) => `questions:${listing}`)],
  extensions: [
    extend(hotTopics, ['listing', 'questions']),
    extend(sellerListings, ownListings),
    extend(moveListings, moveToCategory),
  ],
  tables: [
    'listings',
    'listing_texts',
    'listing_images',
    'vehicle_details',
    'property_details',
    'listing_withdrawals',
    'listing_suspensions',
    'listing_status_changes',
    'listing_view_counts',
    'listing_view_days',
    'listing_view_salts',
    'listing_views',
    'questions',
    'question_answers',
    'question_withdrawals',
  ],
}
