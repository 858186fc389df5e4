#pragma clang system_header
// What SDKs and samples use of Apple's frameworks, as far as they use it, with the declarations of iOS 11.
typedef _Bool bool;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef unsigned char Boolean;
typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { NSUInteger location, length; } NSRange;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct _NSZone NSZone;
typedef NSInteger NSComparisonResult;
typedef NSInteger dispatch_once_t;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
#define Nil ((void *)0)
#define NULL ((void *)0)
#define NSIntegerMax 9223372036854775807L
#define FOUNDATION_EXPORT extern
#define NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_END
#define NS_SWIFT_NAME(name)
#define NS_FORMAT_FUNCTION(format, first)
#define NSLocalizedString(key, comment) (key)

@class NSArray<__covariant T>, NSDictionary<__covariant K, __covariant V>, NSSet<__covariant T>;
@class NSCharacterSet, NSCoder, NSData, NSDate, NSError, NSMethodSignature, NSNumber, NSString, NSURL, UIApplication, UIImage, UIView, UIViewController, UIWindow;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (instancetype)self;
- (Class)class;
@end
@protocol NSCopying
- (id)copyWithZone:(NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@end
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(void *)state objects:(id __unsafe_unretained *)buffer count:(NSUInteger)length;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
+ (void)load;
+ (void)initialize;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
- (void)dealloc;
- (id)valueForKey:(NSString *)key;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(id)arg waitUntilDone:(BOOL)wait;
@end

@interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@property (readonly) const char *UTF8String;
@property (readonly) NSInteger integerValue;
@property (readonly) int intValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *lowercaseString;
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *stringByDeletingLastPathComponent;
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
+ (instancetype)stringWithUTF8String:(const char *)string;
- (instancetype)initWithData:(NSData *)data encoding:(NSUInteger)encoding;
- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByAppendingPathComponent:(NSString *)component;
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (BOOL)containsString:(NSString *)string;
- (NSString *)substringToIndex:(NSUInteger)to;
- (NSData *)dataUsingEncoding:(NSUInteger)encoding;
- (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)characters;
@end
@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
- (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
@end
@interface NSConstantString : NSString
@end

@interface NSValue : NSObject <NSCopying>
@end
@interface NSNumber : NSValue
@property (readonly) BOOL boolValue;
@property (readonly) int intValue;
@property (readonly) NSInteger integerValue;
@property (readonly) NSUInteger unsignedIntegerValue;
@property (readonly) long long longLongValue;
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly, copy) NSString *stringValue;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@end
@interface NSNull : NSObject
+ (NSNull *)null;
@end

@interface NSArray<__covariant T> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly) T firstObject;
@property (readonly) T lastObject;
+ (instancetype)array;
+ (instancetype)arrayWithObject:(T)object;
+ (instancetype)arrayWithArray:(NSArray<T> *)array;
+ (instancetype)arrayWithObjects:(const T [])objects count:(NSUInteger)count;
+ (instancetype)arrayWithObjects:(T)first, ...;
- (T)objectAtIndex:(NSUInteger)index;
- (T)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(T)object;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSArray<T> *)arrayByAddingObject:(T)object;
- (void)enumerateObjectsUsingBlock:(void (^)(T object, NSUInteger index, BOOL *stop))block;
@end
@interface NSMutableArray<T> : NSArray<T>
- (void)addObject:(T)object;
- (void)addObjectsFromArray:(NSArray<T> *)array;
- (void)removeObject:(T)object;
- (void)removeAllObjects;
- (void)setObject:(T)object atIndexedSubscript:(NSUInteger)index;
@end
@interface NSSet<__covariant T> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<T> *allObjects;
+ (instancetype)set;
+ (instancetype)setWithObject:(T)object;
+ (instancetype)setWithArray:(NSArray<T> *)array;
+ (instancetype)setWithObjects:(T)first, ...;
- (BOOL)containsObject:(T)object;
@end
@interface NSMutableSet<T> : NSSet<T>
- (void)addObject:(T)object;
@end
@interface NSDictionary<__covariant K, __covariant V> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<K> *allKeys;
@property (readonly, copy) NSArray<V> *allValues;
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithDictionary:(NSDictionary<K, V> *)dictionary;
+ (instancetype)dictionaryWithObjects:(const V [])objects forKeys:(const K<NSCopying> [])keys count:(NSUInteger)count;
- (V)objectForKey:(K)key;
- (V)objectForKeyedSubscript:(K)key;
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(K key, V object, BOOL *stop))block;
@end
@interface NSMutableDictionary<K, V> : NSDictionary<K, V>
- (void)setObject:(V)object forKey:(K<NSCopying>)key;
- (void)setObject:(V)object forKeyedSubscript:(K<NSCopying>)key;
- (void)removeObjectForKey:(K)key;
@end

@interface NSData : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@property (readonly) const void *bytes;
+ (instancetype)dataWithContentsOfFile:(NSString *)path;
+ (instancetype)dataWithContentsOfURL:(NSURL *)url;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
@end
@interface NSDate : NSObject <NSCopying>
@property (readonly) NSTimeInterval timeIntervalSince1970;
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)seconds;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
@end
@interface NSDateFormatter : NSObject
@property (copy) NSString *dateFormat;
- (NSDate *)dateFromString:(NSString *)string;
- (NSString *)stringFromDate:(NSDate *)date;
@end
extern NSString *const NSURLErrorDomain;
@interface NSError : NSObject <NSCopying>
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@property (readonly, copy) NSString *localizedFailureReason;
+ (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
@end
@interface NSException : NSObject
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSString *reason;
@end
@interface NSURL : NSObject <NSCopying>
@property (readonly, copy) NSString *absoluteString;
@property (readonly, copy) NSString *scheme;
@property (readonly, copy) NSString *host;
@property (readonly, copy) NSString *path;
@property (readonly, copy) NSString *query;
+ (instancetype)URLWithString:(NSString *)string;
+ (instancetype)fileURLWithPath:(NSString *)path;
@end
@interface NSURLQueryItem : NSObject
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSString *value;
+ (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
@end
@interface NSURLComponents : NSObject
@property (copy) NSArray<NSURLQueryItem *> *queryItems;
@property (readonly, copy) NSURL *URL;
@property (copy) NSString *host;
@property (copy) NSString *path;
@property (copy) NSString *percentEncodedQuery;
+ (instancetype)componentsWithString:(NSString *)string;
+ (instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
@end
@interface NSURLRequest : NSObject
+ (instancetype)requestWithURL:(NSURL *)url;
@end
@interface NSMutableURLRequest : NSURLRequest
@property (copy) NSString *HTTPMethod;
@property (copy) NSData *HTTPBody;
- (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
@end
@interface NSURLResponse : NSObject
@end
@interface NSCharacterSet : NSObject
@property (class, readonly, copy) NSCharacterSet *alphanumericCharacterSet;
@end
@interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@end
@interface NSURLSessionTask : NSObject
- (void)resume;
@end
@interface NSURLSessionDataTask : NSURLSessionTask
@end
@interface NSURLSession : NSObject
@property (class, readonly) NSURLSession *sharedSession;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
@end
@interface NSJSONSerialization : NSObject
+ (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
+ (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
@end
@interface NSUserDefaults : NSObject
@property (class, readonly) NSUserDefaults *standardUserDefaults;
- (BOOL)boolForKey:(NSString *)key;
- (NSInteger)integerForKey:(NSString *)key;
- (NSString *)stringForKey:(NSString *)key;
- (id)objectForKey:(NSString *)key;
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (void)setInteger:(NSInteger)value forKey:(NSString *)key;
- (void)setObject:(id)value forKey:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
@end
@interface NSBundle : NSObject
@property (class, readonly) NSBundle *mainBundle;
@property (readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
- (id)objectForInfoDictionaryKey:(NSString *)key;
@end
@interface NSUUID : NSObject
@property (readonly, copy) NSString *UUIDString;
+ (instancetype)UUID;
@end
@interface NSProcessInfo : NSObject
@property (class, readonly) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@end
typedef NSString *NSNotificationName;
@interface NSRegularExpression : NSObject
@end
@interface NSMapTable<K, V> : NSObject
@end
@interface NSLock : NSObject
@end
@interface NSNotification : NSObject
@property (readonly, copy) NSDictionary *userInfo;
@property (readonly) id object;
@end
@interface NSNotificationCenter : NSObject
@property (class, readonly) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
- (id)addObserverForName:(NSString *)name object:(id)object queue:(id)queue usingBlock:(void (^)(NSNotification *note))block;
- (void)removeObserver:(id)observer;
@end
@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
- (void)invalidate;
@end
@interface NSCoder : NSObject
@end
@interface NSFileManager : NSObject
@property (class, readonly) NSFileManager *defaultManager;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)create attributes:(NSDictionary *)attributes error:(NSError **)error;
@end
enum { NSUTF8StringEncoding = 4, NSDocumentDirectory = 9, NSCachesDirectory = 13, NSUserDomainMask = 1, NSNotFound = 9223372036854775807L };
extern void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
extern NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(NSUInteger directory, NSUInteger domain, BOOL expand);
extern NSString *NSStringFromCGSize(CGSize size);
extern NSString *NSStringFromClass(Class aClass);

typedef struct dispatch_queue *dispatch_queue_t;
typedef unsigned long long dispatch_time_t;
#define DISPATCH_TIME_NOW 0ull
#define NSEC_PER_SEC 1000000000ull
extern dispatch_queue_t dispatch_get_main_queue(void);
extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
extern dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
extern void dispatch_async(dispatch_queue_t queue, void (^block)(void));
extern void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));
extern void dispatch_once(dispatch_once_t *predicate, void (^block)(void));
extern int abs(int value);
extern void exit(int status);
extern void free(void *pointer);
extern char *strdup(const char *text);

@interface UIResponder : NSObject
@end
@interface UIColor : NSObject
@end
@interface UIImage : NSObject
@property (readonly) CGSize size;
+ (UIImage *)imageNamed:(NSString *)name;
+ (UIImage *)imageWithData:(NSData *)data;
+ (UIImage *)imageWithContentsOfFile:(NSString *)path;
@end
extern NSData *UIImagePNGRepresentation(UIImage *image);
extern NSData *UIImageJPEGRepresentation(UIImage *image, CGFloat quality);
@interface UIView : UIResponder
@property CGRect frame;
@property BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end
@interface UILabel : UIView
@property (copy) NSString *text;
@end
@interface UIButton : UIView
@end
@interface UIWindow : UIView
@property (strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
@interface UIViewController : UIResponder
@property (strong) UIView *view;
@property (copy) NSString *title;
- (void)viewDidLoad;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
@end
@interface UIDevice : NSObject
@property (class, readonly) UIDevice *currentDevice;
@property (readonly, copy) NSString *systemVersion;
@property (readonly, copy) NSString *model;
@property (readonly, copy) NSUUID *identifierForVendor;
@end
typedef NSString *UIApplicationOpenURLOptionsKey;
typedef NSString *UIApplicationLaunchOptionsKey;
typedef NSString *UIApplicationOpenExternalURLOptionsKey;
typedef NSUInteger UIInterfaceOrientationMask;
typedef NSInteger UIInterfaceOrientation;
typedef NSUInteger UIBackgroundFetchResult;
enum { UIBackgroundFetchResultNewData, UIBackgroundFetchResultNoData, UIBackgroundFetchResultFailed };
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsRemoteNotificationKey;
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
@protocol UIApplicationDelegate <NSObject>
@optional
@property (strong) UIWindow *window;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token;
- (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
@end
@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication;
@property (readonly) NSArray<UIWindow *> *windows;
@property (readonly) UIWindow *keyWindow;
@property (assign) id<UIApplicationDelegate> delegate;
@property NSInteger applicationIconBadgeNumber;
- (BOOL)canOpenURL:(NSURL *)url;
- (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options completionHandler:(void (^)(BOOL success))completion;
- (void)registerForRemoteNotifications;
@end
@interface UIPasteboard : NSObject
@property (class, readonly) UIPasteboard *generalPasteboard;
@property (copy) NSString *string;
@end
@interface UIOpenURLContext : NSObject
@property (readonly, copy) NSURL *URL;
@end
@interface UIScene : UIResponder
@end
@interface UISceneSession : NSObject
@end
@interface UISceneConnectionOptions : NSObject
@property (readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@end

typedef NSInteger UNAuthorizationStatus;
typedef NSUInteger UNAuthorizationOptions;
typedef NSUInteger UNNotificationPresentationOptions;
enum { UNAuthorizationStatusNotDetermined, UNAuthorizationStatusDenied, UNAuthorizationStatusAuthorized };
enum { UNAuthorizationOptionBadge = 1, UNAuthorizationOptionSound = 2, UNAuthorizationOptionAlert = 4 };
enum { UNNotificationPresentationOptionSound = 2, UNNotificationPresentationOptionAlert = 4, UNNotificationPresentationOptionBanner = 16 };
@interface UNNotificationContent : NSObject
@property (readonly, copy) NSDictionary *userInfo;
@end
@interface UNNotificationRequest : NSObject
@property (readonly, copy) UNNotificationContent *content;
@end
@interface UNNotification : NSObject
@property (readonly, copy) UNNotificationRequest *request;
@end
@interface UNNotificationResponse : NSObject
@property (readonly, copy) UNNotification *notification;
@end
@interface UNNotificationSettings : NSObject
@property (readonly) UNAuthorizationStatus authorizationStatus;
@end
@class UNUserNotificationCenter;
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))handler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))handler;
@end
@interface UNUserNotificationCenter : NSObject
@property (weak) id<UNUserNotificationCenterDelegate> delegate;
+ (UNUserNotificationCenter *)currentNotificationCenter;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL granted, NSError *error))handler;
- (void)getNotificationSettingsWithCompletionHandler:(void (^)(UNNotificationSettings *settings))handler;
- (void)setBadgeCount:(NSInteger)count withCompletionHandler:(void (^)(NSError *error))handler;
@end
typedef NSUInteger ATTrackingManagerAuthorizationStatus;
enum { ATTrackingManagerAuthorizationStatusAuthorized = 3 };
@interface ATTrackingManager : NSObject
+ (void)requestTrackingAuthorizationWithCompletionHandler:(void (^)(ATTrackingManagerAuthorizationStatus status))handler;
@end

// What headers of SDKs name, and do not show.
typedef NSString *TapDBLoginType;
typedef NSInteger TDSTrackerType;
typedef NSString *TDSUserFriendshipRequestStatus;
typedef void (*onInfoReceiverFunc)(const char *info);
typedef const char *(*TapPropertiesDelegate)(const char *key);
@interface LCURLSessionManager : NSObject
@end
