import { isProps } from './element-values.ts';

/**
 * Stands for a package that is not installed, or a part of Docusaurus without a counterpart. As a component it shows its content; anything
 * else can be read, called and constructed, too.
 */
export function createStub(): unknown {
  const stub: object = new Proxy(function stub() {}, {
    get(target, name) {
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [].values();
      if (name === '__esModule') return true;
      // React looks for these to tell components from other values.
      if (
        typeof name === 'symbol' ||
        /^(then|\$\$typeof|prototype|defaultProps|contextTypes|contextType|childContextTypes|displayName|propTypes)$/.test(name)
      ) {
        return name === 'prototype' ? Reflect.get(target, name) : undefined;
      }
      return stub;
    },
    // React calls components with their props and one thing more.
    apply: (_target, _this, [props, ...more]: unknown[]) => (more.length > 0 && isProps(props) ? (props.children ?? null) : stub),
    construct: () => stub,
  });
  return stub;
}
