import * as settings from '../common/settings.ts'
import * as site from '../common/site/site.ts'
import * as maintenance from '../common/maintenance/maintenance.ts'
import * as maintenanceShapes from '../common/maintenance/maintenance.shapes.ts'
import * as staticPages from '../common/static-pages/static-pages.ts'
import * as settingsShapes from '../common/settings.shapes.ts'
import * as siteShapes from '../common/site/site.shapes.ts'
import * as staticPagesShapes from '../common/static-pages/static-pages.shapes.ts'
import * as closingShapes from '../common/closing.shapes.ts'
import * as feeChoicesShapes from '../common/fees/fee-choices.shapes.ts'
import * as gstNumberShapes from '../common/gst-number.shapes.ts'
import * as ownCarriersShapes from '../common/own-carriers.shapes.ts'
import * as settingTextsShapes from '../common/setting-texts.shapes.ts'
import { platformSettingsRoutes, staticPagesRoutes } from './settings.routes.ts'
import { demoAccounts, siteRoutes } from './site.routes.ts'
import { maintenanceTasks } from './maintenance/maintenance.jobs.ts'
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts'
import { registerSettingsSource } from './live-notices.service.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [settings, site, staticPages, maintenance],
  shapes: [
    settingsShapes,
    siteShapes,
    staticPagesShapes,
    closingShapes,
    gstNumberShapes,
    ownCarriersShapes,
    feeChoicesShapes,
    settingTextsShapes,
    maintenanceShapes,
  ],
  routes: [
    platformSettingsRoutes,
    maintenanceRoutes,
    staticPagesRoutes,
    (serve, platform, { extensions }) => siteRoutes(serve, platform, extensions.get(demoAccounts)),
  ],
  liveSources: [registerSettingsSource],
  tasks: maintenanceTasks,
  tables: ['static_page_revisions', 'page_notices', 'settings', 'settings_versions', 'settings_drafts'],
}
