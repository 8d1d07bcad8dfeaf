import * as invoices from '../common/invoices/invoices.ts'
import * as payments from '../common/payments/payments.ts'
import * as plans from '../common/plans/plans.ts'
import * as subscriptions from '../common/subscriptions/subscriptions.ts'
import * as refunds from '../common/subscriptions/refunds.ts'
import * as invoicesShapes from '../common/invoices/invoices.shapes.ts'
import * as paymentsShapes from '../common/payments/payments.shapes.ts'
import * as plansShapes from '../common/plans/plans.shapes.ts'
import * as subscriptionsShapes from '../common/subscriptions/subscriptions.shapes.ts'
import * as refundsShapes from '../common/subscriptions/refunds.shapes.ts'
import {
  invoicesRoutes,
  paymentsRoutes,
  registerStripeWebhook,
  permissionsRoutes,
  refundsRoutes,
} from './billing.routes.ts'
import { attachInvoice } from './invoices/invoices.service.ts'
import { paymentsTasks, refundsTasks, subscriptionsTasks } from './billing.jobs.ts'
import { reactionsOfPayments, reactionsOfSubscriptions } from './billing.reactions.ts'
import { plansRoutes } from './plans/plans.routes.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { attachmentMakers } from '#platform/server/messages.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import { gatewayEventRetention } from './payments/gateway-events.service.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfInvoices } from './invoices/mailing/email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [invoices, payments, plans, subscriptions, refunds],
  shapes: [invoicesShapes, paymentsShapes, plansShapes, subscriptionsShapes, refundsShapes],
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
    extend(retentions, [gatewayEventRetention]),
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
