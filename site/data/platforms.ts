/** The least versions that the current SDKs need, as pages write them: `{least.unity}`. */
export const least = {
  unity: '2019.4',
  android: '5.0',
  androidApi: '21',
  ios: '11',
  xcode: '14.1',
  unreal: '4.26',
  /** Systems of games that are made with Unreal Engine. */
  unrealIos: '12',
  unrealMacos: '10.14',
  unrealWindows: '7',
} as const;

/** The drawing of `LineIcon` that stands for a platform: signs of kinds, nobody’s marks. */
export const platformIcons = { Unity: 'cube', Android: 'phone', iOS: 'devices', 'Unreal Engine': 'engine' } as const;

export type PlatformName = keyof typeof platformIcons;
