// Chromium renders its address bar's suggestions as two more pages per profile and keeps a spare process per page:
// three times the work. Only the last --disable-features counts, so Playwright's list is repeated.
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const withoutOwnPages = `--disable-features=${featuresOff.join(',')}`

export const getLaunchOptions = (path: string | undefined) => ({
  executablePath: path || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    withoutOwnPages,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
