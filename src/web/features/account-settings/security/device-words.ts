/** By what a browser calls itself; the first that fits, since most also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** 'Chrome on Windows', from what the device said of itself when it signed in. */
export function describeDevice(user_agent: string): string {
  const browser = nameIn(browsers, user_agent)
  const system = nameIn(systems, user_agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}

/** Whether it is one for the hand, for the picture beside it. */
export const isHandheld = (user_agent: string): boolean => /\b(iPhone|iPad|Android|Mobile)\b/.test(user_agent)
