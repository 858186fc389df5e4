// What SDKs and samples use of Unity and of .NET's HTTP client, as far as they use it, with the signatures of Unity 2019.4 and .NET 4.6.
// Types that SDKs have in their signatures, and that nobody outside of them can make, are empty.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// <summary>The constructors of stubs take it, so that nobody else calls them.</summary>
public sealed class OnlyForStubs {}

public class ByteString {}
public class GenericCollectionValue {}
public class HttpRequest {}
public interface IServiceCollection {}
public class JsonConverter {}
public class JsonReader {}
public class JsonSerializer {}
public class JsonWriter {}
public class LCObjectData {}
public class PayableResult {}
public class PlayableResult {}
public enum TapAdType {}
public class TapHttpClient {}
public class TokenData {}

namespace System.Net.Http {
  public class HttpMessageHandler {}
  public class HttpClientHandler : HttpMessageHandler {}
  public class HttpMethod {
    public static HttpMethod Delete { get { throw null; } }
    public static HttpMethod Get { get { throw null; } }
    public static HttpMethod Post { get { throw null; } }
    public static HttpMethod Put { get { throw null; } }
    public HttpMethod(string method) {}
  }
  public class HttpContent : IDisposable {
    public Headers.HttpHeaders Headers { get { throw null; } }
    public Task<string> ReadAsStringAsync() { throw null; }
    public Task<byte[]> ReadAsByteArrayAsync() { throw null; }
    public void Dispose() {}
  }
  public class StringContent : HttpContent {
    public StringContent(string content) {}
    public StringContent(string content, System.Text.Encoding encoding) {}
    public StringContent(string content, System.Text.Encoding encoding, string mediaType) {}
  }
  public class HttpRequestMessage : IDisposable {
    public HttpRequestMessage() {}
    public HttpRequestMessage(HttpMethod method, string requestUri) {}
    public HttpRequestMessage(HttpMethod method, Uri requestUri) {}
    public HttpContent Content { get; set; }
    public Headers.HttpHeaders Headers { get { throw null; } }
    public void Dispose() {}
  }
  public class HttpResponseMessage : IDisposable {
    public HttpContent Content { get; set; }
    public bool IsSuccessStatusCode { get { throw null; } }
    public HttpStatusCode StatusCode { get; set; }
    public HttpResponseMessage EnsureSuccessStatusCode() { throw null; }
    public void Dispose() {}
  }
  public class HttpClient : IDisposable {
    public HttpClient() {}
    public HttpClient(HttpMessageHandler handler) {}
    public Uri BaseAddress { get; set; }
    public TimeSpan Timeout { get; set; }
    public Headers.HttpHeaders DefaultRequestHeaders { get { throw null; } }
    public Task<string> GetStringAsync(string requestUri) { throw null; }
    public Task<HttpResponseMessage> GetAsync(string requestUri) { throw null; }
    public Task<HttpResponseMessage> PostAsync(string requestUri, HttpContent content) { throw null; }
    public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request) { throw null; }
    public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken) { throw null; }
    public void Dispose() {}
  }
}

namespace System.Net.Http.Headers {
  public class HttpHeaders {
    public AuthenticationHeaderValue Authorization { get; set; }
    public void Add(string name, string value) {}
    public bool TryAddWithoutValidation(string name, string value) { throw null; }
  }
  public class AuthenticationHeaderValue {
    public AuthenticationHeaderValue(string scheme, string parameter) {}
  }
}

namespace UnityEngine {
  public class Object {
    public string name { get; set; }
    public static implicit operator bool(Object exists) { throw null; }
    public static void Destroy(Object obj) {}
    public static void Destroy(Object obj, float t) {}
    public static void DontDestroyOnLoad(Object target) {}
    public static T Instantiate<T>(T original) where T : Object { throw null; }
    public static T Instantiate<T>(T original, Transform parent) where T : Object { throw null; }
  }
  public class Component : Object {
    public GameObject gameObject { get { throw null; } }
    public Transform transform { get { throw null; } }
    public T GetComponent<T>() { throw null; }
    public T GetComponentInChildren<T>() { throw null; }
  }
  public class Behaviour : Component {
    public bool enabled { get; set; }
    public bool isActiveAndEnabled { get { throw null; } }
  }
  public class MonoBehaviour : Behaviour {
    public Coroutine StartCoroutine(IEnumerator routine) { throw null; }
    public void StopCoroutine(Coroutine routine) {}
    public void StopCoroutine(IEnumerator routine) {}
    public void StopAllCoroutines() {}
    public void Invoke(string methodName, float time) {}
    public void InvokeRepeating(string methodName, float time, float repeatRate) {}
    public void CancelInvoke() {}
    public void CancelInvoke(string methodName) {}
    public static void print(object message) {}
  }
  public class ScriptableObject : Object {}
  public class GameObject : Object {
    public GameObject() {}
    public GameObject(string name) {}
    public Transform transform { get { throw null; } }
    public bool activeSelf { get { throw null; } }
    public void SetActive(bool value) {}
    public T AddComponent<T>() where T : Component { throw null; }
    public T GetComponent<T>() { throw null; }
    public static GameObject Find(string name) { throw null; }
  }
  public class Transform : Component {
    public Vector3 forward { get; set; }
    public Vector3 position { get; set; }
    public Vector3 right { get; set; }
    public Vector3 up { get; set; }
    public Transform parent { get; set; }
  }
  public class YieldInstruction {}
  public sealed class Coroutine : YieldInstruction {}
  public class CustomYieldInstruction : IEnumerator {
    public object Current { get { throw null; } }
    public bool MoveNext() { throw null; }
    public void Reset() {}
  }
  public sealed class WaitForSeconds : YieldInstruction { public WaitForSeconds(float seconds) {} }
  public sealed class WaitForEndOfFrame : YieldInstruction {}
  public class WaitForSecondsRealtime : CustomYieldInstruction { public WaitForSecondsRealtime(float time) {} }
  public class AsyncOperation : YieldInstruction {
    public bool isDone { get { throw null; } }
    public bool allowSceneActivation { get; set; }
    public float progress { get { throw null; } }
    public event Action<AsyncOperation> completed { add {} remove {} }
  }
  public static class Debug {
    public static bool isDebugBuild { get { throw null; } }
    public static void Log(object message) {}
    public static void LogError(object message) {}
    public static void LogException(Exception exception) {}
    public static void LogFormat(string format, params object[] args) {}
    public static void LogWarning(object message) {}
    public static void LogErrorFormat(string format, params object[] args) {}
    public static void Assert(bool condition) {}
  }
  public enum RuntimePlatform { OSXEditor, OSXPlayer, WindowsPlayer, WindowsEditor = 7, IPhonePlayer, Android = 11 }
  public enum NetworkReachability { NotReachable, ReachableViaCarrierDataNetwork, ReachableViaLocalAreaNetwork }
  public enum SystemLanguage { Chinese = 6, English = 10, ChineseSimplified = 40, ChineseTraditional }
  public static class Application {
    public static string version { get { throw null; } }
    public static string identifier { get { throw null; } }
    public static string absoluteURL { get { throw null; } }
    public static string persistentDataPath { get { throw null; } }
    public static string temporaryCachePath { get { throw null; } }
    public static bool isEditor { get { throw null; } }
    public static bool isPlaying { get { throw null; } }
    public static RuntimePlatform platform { get { throw null; } }
    public static SystemLanguage systemLanguage { get { throw null; } }
    public static NetworkReachability internetReachability { get { throw null; } }
    public static event Action<string> deepLinkActivated { add {} remove {} }
    public static event Action quitting { add {} remove {} }
    public static event LogCallback logMessageReceived { add {} remove {} }
    public delegate void LogCallback(string condition, string stackTrace, LogType type);
    public static void OpenURL(string url) {}
    public static void Quit() {}
    public static void Quit(int exitCode) {}
  }
  public enum LogType { Error, Assert, Warning, Log, Exception }
  public static class AudioListener {
    public static bool pause { get; set; }
    public static float volume { get; set; }
  }
  public static class PlayerPrefs {
    public static void DeleteKey(string key) {}
    public static float GetFloat(string key, float defaultValue = 0) { throw null; }
    public static int GetInt(string key, int defaultValue = 0) { throw null; }
    public static string GetString(string key, string defaultValue = "") { throw null; }
    public static bool HasKey(string key) { throw null; }
    public static void Save() {}
    public static void SetFloat(string key, float value) {}
    public static void SetInt(string key, int value) {}
    public static void SetString(string key, string value) {}
  }
  public static class JsonUtility {
    public static T FromJson<T>(string json) { throw null; }
    public static string ToJson(object obj) { throw null; }
    public static string ToJson(object obj, bool prettyPrint) { throw null; }
  }
  public static class Resources {
    public static T Load<T>(string path) where T : Object { throw null; }
  }
  public class TextAsset : Object {
    public string text { get { throw null; } }
    public byte[] bytes { get { throw null; } }
  }
  public static class SystemInfo {
    public static string deviceModel { get { throw null; } }
    public static string deviceUniqueIdentifier { get { throw null; } }
    public static string operatingSystem { get { throw null; } }
    public static int systemMemorySize { get { throw null; } }
    public static string graphicsDeviceName { get { throw null; } }
  }
  public static class GUIUtility { public static string systemCopyBuffer { get; set; } }
  public static class Time {
    public static float deltaTime { get { throw null; } }
    public static float realtimeSinceStartup { get { throw null; } }
    public static float time { get { throw null; } }
    public static float timeScale { get; set; }
    public static float unscaledTime { get { throw null; } }
  }
  public static class Mathf {
    public static float Abs(float f) { throw null; }
    public static float Clamp01(float value) { throw null; }
    public static int Clamp(int value, int min, int max) { throw null; }
    public static float Clamp(float value, float min, float max) { throw null; }
    public static int FloorToInt(float f) { throw null; }
    public static int Max(int a, int b) { throw null; }
    public static float Max(float a, float b) { throw null; }
    public static int Min(int a, int b) { throw null; }
    public static float Min(float a, float b) { throw null; }
    public static float Pow(float f, float p) { throw null; }
    public static int RoundToInt(float f) { throw null; }
  }
  public static class Random {
    public static int Range(int min, int max) { throw null; }
    public static float Range(float min, float max) { throw null; }
    public static float value { get { throw null; } }
  }
  public struct Vector3 {
    public float x, y, z;
    public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
  }
  public struct Rect { public Rect(float x, float y, float width, float height) {} }
  public struct Color {}
  public enum TextureFormat { RGB24 = 3, RGBA32 = 4 }
  public class Texture : Object {
    public int width { get { throw null; } }
    public int height { get { throw null; } }
  }
  public class Texture2D : Texture {
    public Texture2D(int width, int height) {}
    public Texture2D(int width, int height, TextureFormat format, bool mipChain) {}
    public void Apply() {}
    public void ReadPixels(Rect source, int destX, int destY) {}
  }
  public static class ScreenCapture {
    public static void CaptureScreenshot(string filename) {}
    public static Texture2D CaptureScreenshotAsTexture() { throw null; }
  }
  public static class ImageConversion {
    public static byte[] EncodeToPNG(this Texture2D tex) { throw null; }
    public static byte[] EncodeToJPG(this Texture2D tex) { throw null; }
    public static bool LoadImage(this Texture2D tex, byte[] data) { throw null; }
  }
  public class AndroidJavaProxy {
    public AndroidJavaProxy(string javaInterface) {}
  }
  public class AndroidJavaObject : IDisposable {
    public AndroidJavaObject(string className, params object[] args) {}
    public void Call(string methodName, params object[] args) {}
    public T Call<T>(string methodName, params object[] args) { throw null; }
    public void CallStatic(string methodName, params object[] args) {}
    public T CallStatic<T>(string methodName, params object[] args) { throw null; }
    public T Get<T>(string fieldName) { throw null; }
    public T GetStatic<T>(string fieldName) { throw null; }
    public void Dispose() {}
  }
  public class AndroidJavaClass : AndroidJavaObject { public AndroidJavaClass(string className) : base(className) {} }
  [AttributeUsage(AttributeTargets.Field)]
  public sealed class SerializeField : Attribute {}
  [AttributeUsage(AttributeTargets.Field)]
  public sealed class HeaderAttribute : Attribute { public HeaderAttribute(string header) {} }
  public enum RuntimeInitializeLoadType { AfterSceneLoad, BeforeSceneLoad }
  [AttributeUsage(AttributeTargets.Method)]
  public sealed class RuntimeInitializeOnLoadMethodAttribute : Attribute {
    public RuntimeInitializeOnLoadMethodAttribute() {}
    public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType loadType) {}
  }
  public class WWWForm {
    public void AddField(string fieldName, string value) {}
    public void AddField(string fieldName, int i) {}
    public void AddBinaryData(string fieldName, byte[] contents) {}
    public void AddBinaryData(string fieldName, byte[] contents, string fileName, string mimeType) {}
  }
}

namespace UnityEngine.Events {
  public delegate void UnityAction();
  public delegate void UnityAction<T>(T arg);
  public class UnityEvent { public void AddListener(UnityAction call) {} public void RemoveListener(UnityAction call) {} }
  public class UnityEvent<T> { public void AddListener(UnityAction<T> call) {} public void RemoveListener(UnityAction<T> call) {} }
}

namespace UnityEngine.SceneManagement {
  public enum LoadSceneMode { Single, Additive }
  public static class SceneManager {
    public static void LoadScene(string sceneName) {}
    public static AsyncOperation LoadSceneAsync(string sceneName) { throw null; }
    public static AsyncOperation LoadSceneAsync(string sceneName, LoadSceneMode mode) { throw null; }
  }
}

namespace UnityEngine.Android {
  public struct Permission {
    public static bool HasUserAuthorizedPermission(string permission) { throw null; }
    public static void RequestUserPermission(string permission) {}
  }
}

namespace UnityEngine.UI {
  public class Selectable : MonoBehaviour { public bool interactable { get; set; } }
  public class Button : Selectable { public Events.UnityEvent onClick { get; set; } }
  public class Toggle : Selectable {
    public bool isOn { get; set; }
    public Events.UnityEvent<bool> onValueChanged;
  }
  public class Text : MonoBehaviour { public string text { get; set; } }
  public class InputField : Selectable { public string text { get; set; } }
  public class RawImage : MonoBehaviour { public Texture texture { get; set; } }
}

namespace UnityEngine.Networking {
  public class DownloadHandler : IDisposable {
    public string text { get { throw null; } }
    public byte[] data { get { throw null; } }
    public void Dispose() {}
  }
  public sealed class DownloadHandlerBuffer : DownloadHandler {}
  public class UploadHandler : IDisposable {
    public string contentType { get; set; }
    public void Dispose() {}
  }
  public sealed class UploadHandlerRaw : UploadHandler { public UploadHandlerRaw(byte[] data) {} }
  public class UnityWebRequestAsyncOperation : AsyncOperation { public UnityWebRequest webRequest { get { throw null; } } }
  public class UnityWebRequest : IDisposable {
    public enum Result { InProgress, Success, ConnectionError, ProtocolError, DataProcessingError }
    public const string kHttpVerbPOST = "POST", kHttpVerbPUT = "PUT";
    public UnityWebRequest(string url) {}
    public UnityWebRequest(string url, string method) {}
    public DownloadHandler downloadHandler { get; set; }
    public UploadHandler uploadHandler { get; set; }
    public string error { get { throw null; } }
    public bool isDone { get { throw null; } }
    public bool isHttpError { get { throw null; } }
    public bool isNetworkError { get { throw null; } }
    public long responseCode { get { throw null; } }
    public Result result { get { throw null; } }
    public int timeout { get; set; }
    public string url { get; set; }
    public static UnityWebRequest Get(string uri) { throw null; }
    public static UnityWebRequest Post(string uri, string postData) { throw null; }
    public static UnityWebRequest Post(string uri, WWWForm formData) { throw null; }
    public static UnityWebRequest Put(string uri, byte[] bodyData) { throw null; }
    public static UnityWebRequest Put(string uri, string bodyData) { throw null; }
    public static string EscapeURL(string s) { throw null; }
    public UnityWebRequestAsyncOperation SendWebRequest() { throw null; }
    public void SetRequestHeader(string name, string value) {}
    public string GetResponseHeader(string name) { throw null; }
    public void Dispose() {}
  }
}
