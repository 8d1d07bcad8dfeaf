import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'
const getBrowsers = makeTexts((): [RegExp, string][] => [
  [/\bEdgA?(iOS)?\//, t.edge()],
  [/\b(OPR|Opera)\//, t.opera()],
  [/\bSamsungBrowser\//, t.samsung_internet()],
  [/\bVivaldi\//, t.vivaldi()],
  [/\b(Firefox|FxiOS)\//, t.firefox()],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, t.chrome()],
  [/\bVersion\/[\d.]+.*\bSafari\//, t.safari()],
])

const getSystems = makeTexts((): [RegExp, string][] => [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, t.android()],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, t.windows()],
  [/\bMac OS X\b|\bMacintosh\b/, t.a_mac()],
  [/\bLinux\b|\bX11\b/, t.linux()],
])

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** 'Chrome on Windows', from the user agent. */
export function describeDevice(userAgent: string): string {
  const browser = nameIn(getBrowsers(), userAgent)
  const system = nameIn(getSystems(), userAgent)
  if (browser && system) return t.browser_on_system({ browser, system })
  return browser ?? (system ? t.a_browser_on_system({ system }) : t.an_unknown_device())
}

export const isHandheld = (userAgent: string): boolean => /\b(iPhone|iPad|Android|Mobile)\b/.test(userAgent)
