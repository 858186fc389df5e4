import type { ApiLanguage } from '../api/model.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Members that every object of a language has. */
export const OBJECT_MEMBERS: Readonly<Record<ApiLanguage, ReadonlySet<string>>> = {
  csharp: words('ToString Equals GetHashCode GetType ReferenceEquals Dispose CompareTo HasFlag'),
  java: words('toString equals hashCode getClass wait notify notifyAll name ordinal values valueOf compareTo class length clone'),
  js: words('toString hasOwnProperty valueOf constructor prototype name length call apply bind toJSON default _config _encode _decode'),
  python: words('__init__ __class__ __dict__ __name__'),
  php: words('class'),
  go: words('Error String'),
  cpp: words(
    'Get IsValid ToString Reset AddToRoot RemoveFromRoot GetName GetClass StaticClass IsBound Execute ExecuteIfBound BindLambda BindUObject BindUFunction BindStatic BindRaw CreateLambda CreateUObject CreateStatic CreateRaw CreateSP CreateWeakLambda AddLambda AddUObject AddDynamic AddRaw AddStatic AddUFunction Broadcast Num Add ToSharedRef Pin Unbind RemoveAll Remove Clear AsShared StaticStruct',
  ),
  objc: words(
    'alloc init new copy mutableCopy class superclass description debugDescription hash self retain release autorelease isEqual: isKindOfClass: isMemberOfClass: respondsToSelector: conformsToProtocol: performSelector: performSelector:withObject: performSelector:withObject:afterDelay: performSelectorOnMainThread:withObject:waitUntilDone: valueForKey: setValue:forKey: valueForKeyPath: setValue:forKeyPath: addObserver:forKeyPath:options:context: removeObserver:forKeyPath: dealloc initialize load encodeWithCoder: initWithCoder: allocWithZone:',
  ),
  swift: words(''),
};

const EXCEPTION = words(
  'Message StackTrace InnerException Data Source HResult HelpLink GetBaseException TargetSite getMessage printStackTrace getCause getLocalizedMessage getStackTrace initCause fillInStackTrace addSuppressed setStackTrace',
);
const EXCEPTIONS = words('Exception RuntimeException Throwable Error IOException ApplicationException');

/** Members of a class outside of the index; undefined if they are not known. */
export function membersOfExternal(name: string): ReadonlySet<string> | undefined {
  return EXCEPTIONS.has(name) ? EXCEPTION : undefined;
}

/** What wraps a later value. */
export const FUTURES = words('Task ValueTask Promise PromiseLike Observable Single Maybe CompletableFuture Flowable UniTask');

export const COLLECTIONS = words(
  '[] List IList ReadOnlyCollection IReadOnlyList IReadOnlyCollection ICollection IEnumerable Array ReadonlyArray ArrayList Collection Set HashSet TArray NSArray NSMutableArray NSSet',
);

export const SMART_POINTERS = words('TSharedPtr TSharedRef TWeakPtr TUniquePtr TObjectPtr');

/** Members of collections and futures that give one of their values. */
export const ITEM_MEMBERS = words(
  'First FirstOrDefault Last LastOrDefault Single get at pop shift find ElementAt Find Result blockingFirst blockingSingle blockingLast blockingGet join firstObject lastObject objectAtIndex: anyObject',
);

/** Members that give the same collection or future. */
export const SAME_MEMBERS = words(
  'ToList ToArray Where OrderBy Take Skip filter slice Reverse subscribeOn observeOn ConfigureAwait catch finally doOnNext doOnError AsTask timeout retry',
);

/** Members whose callback gets one of the values. */
export const EACH_MEMBERS = words(
  'ForEach forEach map filter find some every Where Select Any All OrderBy OrderByDescending First FirstOrDefault removeIf findIndex Find ConvertAll Sum subscribe then doOnNext flatMap blockingSubscribe doOnSuccess',
);

/** Names that SDKs share with other libraries: they count only when they are imported. */
export const AMBIGUOUS: Readonly<Partial<Record<ApiLanguage, ReadonlySet<string>>>> = {
  java: words(
    'Log Observer Observable Subscriber Subscription Logger Config Constants Api Result Response Request Client State Type Utils Message Action Error Code Status Order Item Entity Builder Provider Version Profile Constant Callbacks Functions Single Disposable Schedulers',
  ),
  csharp: words('Result Error Code Status Platform Json Command Config Item Order Constants Request Response Type Random Debug'),
};

/** Names that only the SDKs have. */
export const SDK_NAMES: Readonly<Partial<Record<ApiLanguage, RegExp>>> = {
  csharp: /^(?:I?TDS|I?Tap|LC|LCIM|AV|AntiAddiction)(?=[A-Z])\w+$/,
  java: /^(?:TDS|Tap|LC|LCIM|AV|AntiAddiction)(?=[A-Z])\w+$/,
  objc: /^(?:TDS|Tap|LC|LCIM|kLC|kLCIM|AV(?=OS|User|Object|Query|IM|File|Cloud|Status|Relation|Role|ACL|Installation|Push|Saas|Geo)|TTSDK|AntiAddiction)(?=[A-Z])\w+$/,
  cpp: /^(?:[FUTE](?:LC|Tap|TDS|TU|AAU|LeanCloud|AntiAddiction)|TapUE|TDSU?|LC)(?=[A-Z])\w+$/,
};

/** SDKs that publish nothing to make an index from: their names are not judged, and pages say so. */
export const UNINDEXED: Readonly<Partial<Record<ApiLanguage, RegExp>>> = {
  csharp: /^(TapTap\.(Payment|Themis|AppSafety|GameSave|Gift|UI)\b|TapPayment)/,
  java: /^(com\.(tapsdk\.payment|tapsdk\.rtc|tds\.rtc|taptap\.rtc|tapsdk\.friends\.ui|tapsdk\.friendsui|taptap\.pad|taptap\.themis)\b|TapRTC|TapPayment)/,
  objc: /^<?(TapRTC|TapPayment|TapTapRTC|TapAD|TapUpdate|TapThemis|TapFriendUI)/,
  cpp: /^"?(?:Tap|F|U)?(?:Tap)?(?:UE)?(RTC|Payment|AD|Ad|Friends?|GME|Push)/,
};
