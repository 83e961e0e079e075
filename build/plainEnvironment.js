/*
 * Node's environment of Jest, in whose programs a global name is found as fast as elsewhere: Jest's own asks a proxy for each,
 * at twenty times the price, and nothing here plants globals from outside.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
