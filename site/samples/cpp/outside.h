// What samples and the SDKs use of Unreal Engine: declarations only, as its documentation describes them. Texts are plain characters here, so
// that the compiler compares formats with what they print.
#pragma once

using int8 = signed char;
using uint8 = unsigned char;
using int16 = short;
using uint16 = unsigned short;
using int32 = int;
using uint32 = unsigned int;
using int64 = long long;
using uint64 = unsigned long long;
using TCHAR = char;
#define TEXT(text) text

template <typename T> T&& DeclVal();
template <typename T> struct TRemoveReference { using Type = T; };
template <typename T> struct TRemoveReference<T&> { using Type = T; };
template <typename T> typename TRemoveReference<T>::Type&& MoveTemp(T&& value);
template <typename A, typename B> struct TConvertible {
  static char Test(B);
  static int Test(...);
  static constexpr bool Value = sizeof(Test(DeclVal<A>())) == 1;
};
template <typename A> struct TConvertible<A, void> { static constexpr bool Value = true; };
template <bool Condition> struct TEnableIf {};
template <> struct TEnableIf<true> { using Type = int; };

namespace ELogVerbosity {
enum Type { Fatal, Error, Warning, Display, Log, Verbose, VeryVerbose };
}
struct FLogCategory {};
extern FLogCategory LogTemp;
void PrintLog(FLogCategory category, ELogVerbosity::Type verbosity, const TCHAR* format, ...) __attribute__((format(printf, 3, 4)));
#define UE_LOG(category, verbosity, format, ...) PrintLog(category, ELogVerbosity::verbosity, format, ##__VA_ARGS__)
#define check(condition) static_cast<void>(condition)
#define ensure(condition) (condition)

namespace ESearchCase {
enum Type { CaseSensitive, IgnoreCase };
}

namespace std {
template <typename T> class initializer_list {
  const T* first;
  unsigned long count;

public:
  const T* begin() const;
  const T* end() const;
};
}

template <typename T> struct TArray {
  TArray();
  TArray(std::initializer_list<T> values);
  int32 Add(const T& value);
  int32 AddUnique(const T& value);
  void Append(const TArray& values);
  int32 Remove(const T& value);
  void RemoveAt(int32 index);
  void Empty();
  void Reset();
  int32 Num() const;
  bool IsEmpty() const;
  bool IsValidIndex(int32 index) const;
  bool Contains(const T& value) const;
  int32 Find(const T& value) const;
  T& operator[](int32 index);
  const T& operator[](int32 index) const;
  T& Last();
  T* GetData();
  template <typename Predicate> void Sort(Predicate) {}
  template <typename Predicate> T* FindByPredicate(Predicate) { return nullptr; }
  T* begin();
  T* end();
  const T* begin() const;
  const T* end() const;
};

template <typename K, typename V> struct TPair {
  K Key;
  V Value;
};

template <typename K, typename V> struct TMap {
  TMap();
  TMap(std::initializer_list<TPair<K, V>> values);
  V& Add(const K& key, const V& value);
  V& FindOrAdd(const K& key);
  V* Find(const K& key);
  const V* Find(const K& key) const;
  V FindRef(const K& key) const;
  bool Contains(const K& key) const;
  int32 Remove(const K& key);
  int32 Num() const;
  void Empty();
  V& operator[](const K& key);
  const V& operator[](const K& key) const;
  TPair<K, V>* begin();
  TPair<K, V>* end();
  const TPair<K, V>* begin() const;
  const TPair<K, V>* end() const;
};

struct FString {
  FString();
  FString(const TCHAR* text);
  const TCHAR* operator*() const;
  FString operator+(const FString& other) const;
  FString& operator+=(const FString& other);
  bool operator==(const FString& other) const;
  bool operator!=(const FString& other) const;
  int32 Len() const;
  bool IsEmpty() const;
  bool Contains(const FString& part, ESearchCase::Type sort = ESearchCase::IgnoreCase) const;
  bool StartsWith(const FString& part) const;
  bool EndsWith(const FString& part) const;
  bool Equals(const FString& other, ESearchCase::Type sort = ESearchCase::CaseSensitive) const;
  FString ToLower() const;
  FString ToUpper() const;
  FString Left(int32 count) const;
  FString Mid(int32 start, int32 count) const;
  FString TrimStartAndEnd() const;
  FString Replace(const TCHAR* from, const TCHAR* to) const;
  int32 ParseIntoArray(TArray<FString>& parts, const TCHAR* delimiter, bool cullEmpty = true) const;
  static FString Printf(const TCHAR* format, ...) __attribute__((format(printf, 1, 2)));
  static FString FromInt(int32 value);
  static FString SanitizeFloat(double value);
};
FString operator+(const TCHAR* text, const FString& other);

struct FName {
  FName();
  FName(const TCHAR* text);
  FString ToString() const;
};
struct FText {
  static FText FromString(const FString& text);
  FString ToString() const;
};

struct FDateTime {
  static FDateTime Now();
  static FDateTime UtcNow();
  int64 ToUnixTimestamp() const;
  FString ToString() const;
  FString ToIso8601() const;
};

namespace ESPMode {
enum Type { NotThreadSafe, ThreadSafe };
}
template <typename T, ESPMode::Type Mode = ESPMode::NotThreadSafe> struct TSharedRef {
  template <typename U, typename TEnableIf<TConvertible<U*, T*>::Value>::Type = 0> TSharedRef(const TSharedRef<U, Mode>& other);
  T* operator->() const;
  T& operator*() const;
  T& Get() const;
};

template <typename T, ESPMode::Type Mode = ESPMode::NotThreadSafe> struct TSharedPtr {
  TSharedPtr();
  TSharedPtr(decltype(nullptr));
  template <typename U, typename TEnableIf<TConvertible<U*, T*>::Value>::Type = 0> TSharedPtr(const TSharedPtr<U, Mode>& other);
  template <typename U, typename TEnableIf<TConvertible<U*, T*>::Value>::Type = 0> TSharedPtr(const TSharedRef<U, Mode>& other);
  T* operator->() const;
  T& operator*() const;
  T* Get() const;
  bool IsValid() const;
  void Reset();
  TSharedRef<T, Mode> ToSharedRef() const;
  explicit operator bool() const;
  bool operator==(const TSharedPtr& other) const;
  bool operator!=(const TSharedPtr& other) const;
};

template <typename T, ESPMode::Type Mode = ESPMode::NotThreadSafe> struct TWeakPtr {
  TWeakPtr();
  TWeakPtr(const TSharedPtr<T, Mode>& other);
  TSharedPtr<T, Mode> Pin() const;
  bool IsValid() const;
};

template <typename T, ESPMode::Type Mode = ESPMode::NotThreadSafe> struct TSharedFromThis {
  TSharedRef<T, Mode> AsShared();
};

template <typename T, typename... A> auto MakeShared(A&&... arguments) -> decltype(T(static_cast<A&&>(arguments)...), TSharedRef<T>(DeclVal<TSharedRef<T>>()));
template <typename T> TSharedRef<T> MakeShareable(T* object);
template <typename A, typename B> TSharedPtr<A> StaticCastSharedPtr(const TSharedPtr<B>& other);

template <typename F> struct TFunction;
template <typename R, typename... A> struct TFunction<R(A...)> {
  TFunction();
  TFunction(decltype(nullptr));
  template <typename F, typename TEnableIf<TConvertible<decltype(DeclVal<F&>()(DeclVal<A>()...)), R>::Value>::Type = 0> TFunction(F) {}
  R operator()(A... arguments) const;
  explicit operator bool() const;
};

struct FDelegateHandle {
  bool IsValid() const;
  void Reset();
};

struct UObject {};

template <typename F> struct TDelegate;
template <typename R, typename... A> struct TDelegate<R(A...)> {
  TDelegate();
  TDelegate(decltype(nullptr));
  template <typename F, typename = decltype(DeclVal<F&>()(DeclVal<A>()...))> static TDelegate CreateLambda(F) { return {}; }
  static TDelegate CreateStatic(R (*function)(A...));
  template <typename T> static TDelegate CreateUObject(T* object, R (T::*method)(A...));
  template <typename T> static TDelegate CreateRaw(T* object, R (T::*method)(A...));
  template <typename T> static TDelegate CreateSP(const TSharedRef<T>& object, R (T::*method)(A...));
  template <typename T, typename F, typename = decltype(DeclVal<F&>()(DeclVal<A>()...))> static TDelegate CreateWeakLambda(T*, F) { return {}; }
  template <typename F, typename = decltype(DeclVal<F&>()(DeclVal<A>()...))> void BindLambda(F) {}
  void BindStatic(R (*function)(A...));
  template <typename T> void BindUObject(T* object, R (T::*method)(A...));
  template <typename T> void BindRaw(T* object, R (T::*method)(A...));
  R Execute(A... arguments) const;
  bool ExecuteIfBound(A... arguments) const;
  bool IsBound() const;
  void Unbind();
};

template <typename F> struct TMulticastDelegate;
template <typename... A> struct TMulticastDelegate<void(A...)> {
  using FDelegate = TDelegate<void(A...)>;
  FDelegateHandle Add(const FDelegate& delegate);
  template <typename F, typename = decltype(DeclVal<F&>()(DeclVal<A>()...))> FDelegateHandle AddLambda(F) { return {}; }
  FDelegateHandle AddStatic(void (*function)(A...));
  template <typename T> FDelegateHandle AddUObject(T* object, void (T::*method)(A...));
  template <typename T> FDelegateHandle AddRaw(T* object, void (T::*method)(A...));
  bool Remove(FDelegateHandle handle);
  void RemoveAll(const void* object);
  void Broadcast(A... arguments) const;
  void Clear();
  bool IsBound() const;
};
using FSimpleDelegate = TDelegate<void()>;
using FSimpleMulticastDelegate = TMulticastDelegate<void()>;

struct FJsonValue {
  FString AsString() const;
  double AsNumber() const;
  bool AsBool() const;
};
struct FJsonObject {
  void SetStringField(const FString& name, const FString& value);
  void SetNumberField(const FString& name, double value);
  void SetBoolField(const FString& name, bool value);
  void SetObjectField(const FString& name, const TSharedPtr<FJsonObject>& value);
  void SetArrayField(const FString& name, const TArray<TSharedPtr<FJsonValue>>& values);
  void SetField(const FString& name, const TSharedPtr<FJsonValue>& value);
  FString GetStringField(const FString& name) const;
  double GetNumberField(const FString& name) const;
  bool GetBoolField(const FString& name) const;
  bool TryGetStringField(const FString& name, FString& value) const;
  bool HasField(const FString& name) const;
};

struct FArchive {};
template <typename T> FArchive& operator<<(FArchive& archive, T& value);
struct FMemoryWriter : FArchive {
  FMemoryWriter(TArray<uint8>& bytes, bool persistent = false);
};
struct FMemoryReader : FArchive {
  FMemoryReader(const TArray<uint8>& bytes, bool persistent = false);
};

namespace ENamedThreads {
enum Type { GameThread, AnyBackgroundThreadNormalTask };
}
void AsyncTask(ENamedThreads::Type thread, TFunction<void()> task);

struct FCoreDelegates {
  static TMulticastDelegate<void(FString, int32)> ApplicationReceivedRemoteNotificationDelegate;
  static TMulticastDelegate<void(FString)> ApplicationFailedToRegisterForRemoteNotificationsDelegate;
  static TMulticastDelegate<void(TArray<uint8>)> ApplicationRegisteredForRemoteNotificationsDelegate;
};

template <typename T> struct TSubclassOf {};
template <typename T> struct TWeakObjectPtr {
  TWeakObjectPtr(T* object = nullptr);
  T* Get() const;
  bool IsValid() const;
};
template <typename T> struct TObjectPtr {
  TObjectPtr(T* object = nullptr);
  T* Get() const;
  T* operator->() const;
};
template <typename T> struct TCondensedJsonPrintPolicy {};
template <typename T> struct TPrettyJsonPrintPolicy {};
template <typename C, typename P> struct TJsonWriter {};
template <typename C = TCHAR, typename P = TPrettyJsonPrintPolicy<C>> struct TJsonWriterFactory {
  static TSharedRef<TJsonWriter<C, P>> Create(FString* text);
};
struct FJsonSerializer {
  template <typename C, typename P> static bool Serialize(const TSharedRef<FJsonObject>& object, const TSharedRef<TJsonWriter<C, P>>& writer);
};

struct IHttpResponse {
  int32 GetResponseCode() const;
  FString GetContentAsString() const;
};
struct IHttpRequest;
using FHttpRequestPtr = TSharedPtr<IHttpRequest, ESPMode::ThreadSafe>;
using FHttpResponsePtr = TSharedPtr<IHttpResponse, ESPMode::ThreadSafe>;
struct IHttpRequest {
  void SetVerb(const FString& verb);
  void SetURL(const FString& url);
  void SetHeader(const FString& name, const FString& value);
  void SetContentAsString(const FString& content);
  TDelegate<void(FHttpRequestPtr, FHttpResponsePtr, bool)>& OnProcessRequestComplete();
  bool ProcessRequest();
};
struct FHttpModule {
  static FHttpModule& Get();
  TSharedRef<IHttpRequest, ESPMode::ThreadSafe> CreateRequest();
};

struct FTimerHandle {};
struct FTimerManager {
  void SetTimer(FTimerHandle& handle, TFunction<void()> callback, float rate, bool loop, float firstDelay = -1);
  void ClearTimer(FTimerHandle& handle);
};

struct UGameInstance : UObject {
  virtual void Init();
  virtual void Shutdown();
  FTimerManager& GetTimerManager() const;
};
