import { type LimitSentences, say } from './say.ts';

/** The least versions of systems and tools. */
export const PLATFORMS: readonly LimitSentences[] = [
  say(
    'least.unity',
    'sdk/(start/quickstart|taptap-connect|billboard/features|tap-friend|tap-adn|anti-addiction)|tds-payment',
    ['Unity # 以上', 'Unity # 或更高', 'Unity # 起', '| Unity | #', '系统 | Unity #'],
    ['Unity # or later', '| Unity | #', 'System | Unity #'],
  ),
  say(
    'least.android',
    'sdk/(start/quickstart|taptap-connect|billboard/features|tap-friend|tap-adn|anti-addiction|push|storage)',
    ['Android #（API', '- Android # 以上', '| Android | # 以上', '| Android | #（API', 'Unity 2019.4、Android #、', '| 平台 | Android #、'],
    ['Android # (API', '- Android # or later', 'Unity 2019.4, Android #', '| Platforms | Android # and'],
  ),
  say('least.androidApi', '.', ['Android 5.0（API #）', '| 5.0（API #）'], ['Android 5.0 (API level #)', '| 5.0 (API level #)']),
  say(
    'least.ios',
    'sdk/(start/quickstart|taptap-connect|billboard|tap-friend|storage)',
    ['| iOS | iOS #', '部署目标 iOS # 以上', '- iOS # 以上', '5.0、iOS #，'],
    ['| iOS | iOS #', 'target of iOS # or later', '- iOS # or later', '5.0, iOS #,'],
  ),
  say('least.xcode', 'sdk/(start/quickstart|taptap-connect|billboard|tap-friend|storage)', ['Xcode # 以上'], ['Xcode # or later']),
  say(
    'least.unreal',
    '.',
    ['UE # 以上', '| Unreal | # 以上', '| Unreal | #；', '| Unreal Engine | # 以上'],
    ['UE # or later', '| Unreal | # or later', '| Unreal | #. Target', '| Unreal Engine | # or later'],
  ),
  say(
    'least.unrealIos',
    'sdk/(start/quickstart|taptap-connect|push/guide/Unreal)',
    ['系统 iOS #', '工程；iOS #'],
    ['systems: iOS #', 'or later; iOS #'],
  ),
  say('least.unrealMacos', '.', ['macOS #、'], ['macOS #,']),
  say(
    'least.unrealWindows',
    'sdk/(start/quickstart|taptap-connect|storage/unreal)',
    ['Windows # 以上', 'Windows #。'],
    ['Windows #,', 'Windows #.'],
  ),
];
