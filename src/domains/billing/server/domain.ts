import * as invoices from '../common/invoices/invoices.ts'
import * as paymentHistory from '../common/invoices/payment-history.ts'
import * as payments from '../common/payments/payments.ts'
import * as plans from '../common/plans/plans.ts'
import * as subscriptions from '../common/subscriptions/subscriptions.ts'
import * as refunds from '../common/subscriptions/refunds.ts'
import * as permissions from '../common/subscriptions/permissions.ts'
import * as invoicesShapes from '../common/invoices/invoices.shapes.ts'
import * as paymentHistoryShapes from '../common/invoices/payment-history.shapes.ts'
import * as paymentsShapes from '../common/payments/payments.shapes.ts'
import * as plansShapes from '../common/plans/plans.shapes.ts'
import * as subscriptionsShapes from '../common/subscriptions/subscriptions.shapes.ts'
import * as refundsShapes from '../common/subscriptions/refunds.shapes.ts'
import * as permissionsShapes from '../common/subscriptions/permissions.shapes.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { attachInvoice } from './invoices/invoices.service.ts'
import { paymentsTasks } from './payments/payments.jobs.ts'
import { reactionsOfPayments } from './payments/payments.reactions.ts'
import { paymentsRoutes, registerStripeWebhook } from './payments/payments.routes.ts'
import { plansRoutes } from './plans/plans.routes.ts'
import { permissionsRoutes } from './subscriptions/permissions/permissions.routes.ts'
import { refundsTasks } from './subscriptions/refunds/refunds.jobs.ts'
import { refundsRoutes } from './subscriptions/refunds/refunds.routes.ts'
import { subscriptionsTasks } from './subscriptions/subscriptions.jobs.ts'
import { reactionsOfSubscriptions } from './subscriptions/subscriptions.reactions.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { attachmentMakers } from '#platform/server/messages.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfInvoices } from './invoices/mailing/email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [invoices, paymentHistory, payments, plans, subscriptions, refunds, permissions],
  shapes: [
    invoicesShapes,
    paymentHistoryShapes,
    paymentsShapes,
    plansShapes,
    subscriptionsShapes,
    refundsShapes,
    permissionsShapes,
  ],
  routes: [
    paymentsRoutes,
    invoicesRoutes,
    refundsRoutes,
    (serve, platform) => plansRoutes(serve, platform, platform.gateway),
    permissionsRoutes,
    subscriptionsRoutes,
  ],
  registrations: [registerStripeWebhook],
  reactions: [...reactionsOfPayments, ...reactionsOfSubscriptions],
  tasks: [...paymentsTasks, ...refundsTasks, ...subscriptionsTasks],
  extensions: [
    extend(sampleEmails, composeSampleEmailsOfInvoices),
    extend(attachmentMakers, { invoice: attachInvoice }),
  ],
  tables: [
    'plans',
    'payment_customers',
    'cards',
    'gateway_events',
    'subscriptions',
    'subscription_changes',
    'payments',
    'payment_lines',
    'refunds',
    'invoice_numbers',
    'invoices',
    'invoice_texts',
    'invoice_lines',
  ],
}
