/* In tests nothing is laid out: rules that Material UI writes would be matched against each element, and none is looked at. */
class StyleSheet {
  tags = [];
  hydrate() {}
  insert() {}
  flush() {}
}
module.exports = { StyleSheet };
